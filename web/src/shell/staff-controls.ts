// What staff's pages draw their controls with; a candidate's browser loads none of it before a page needs it.
import '../platform/theme/control-styles.ts'
import '../platform/theme/staff-controls.css'
import { queryClient } from '../platform/queries.ts'
import { meQuery } from '../platform/session.ts'
import { signedInMark } from '../platform/signed-in-mark.ts'

const role = queryClient.getQueryData(meQuery.queryKey)?.role
// A student's profile has controls, too, and those stay 44 px high.
if (role ? role !== 'student' : signedInMark() === 'staff') document.documentElement.dataset.staff = ''
