/** The hall: who may watch over a sitting, and what is done there. */
export const hallRefusals = {
  NOT_IN_THIS_HALL: {
    status: 403,
    message: 'You do not invigilate this exam. Ask its teacher or an administrator to add you.',
  },
} as const
