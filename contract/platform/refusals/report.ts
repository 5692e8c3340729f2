/** Reports and their files. */
export const reportRefusals = {
  NO_TERM: {
    status: 409,
    message: 'No term is running today. Choose other days, or see the dates of your terms.',
  },
  RANGE_INVALID: {
    status: 422,
    message: 'Choose a first and a last day in this order, not after tomorrow and at most 400 days apart.',
  },
  FORMAT_INVALID: { status: 422, message: 'Report cards are made as PDF only.' },
  UNKNOWN_REPORT: { status: 404, message: 'There is no such report. It may have been deleted.' },
  REPORT_BUSY: { status: 429, message: 'Several reports are being made already. Wait for one of them, or cancel it.' },
  REPORT_TOO_LARGE: {
    status: 409,
    message: 'This is too much for one file. Choose fewer days or one class; rows beyond 50,000 fit into CSV only.',
  },
  REPORTS_FILL_UP: {
    status: 409,
    message:
      'The files of reports take up all the room they have: 500 MB for a school, 50 MB for one teacher. Delete some that nobody needs, then make this one.',
  },
  REPORT_NOT_READY: { status: 409, message: 'This report has no file: it is not ready, or its file has expired.' },
  UNKNOWN_SHARE: { status: 404, message: 'There is no such shared link.' },
  NO_RECIPIENT: { status: 422, message: 'Choose or type at least one address.' },
  TOO_MANY_RECIPIENTS: { status: 422, message: 'A report is sent to 20 addresses at most at a time.' },
  ATTACHMENT_TOO_LARGE: { status: 409, message: 'This file is larger than 5 MB. Send it as a link.' },
} as const
