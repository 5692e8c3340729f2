import type { User } from '@sabimark/contract/answers.ts'
import { roleLabel } from '@sabimark/domain/people/role.ts'
import type { StaffRole } from '@sabimark/domain/people/users/staff-role.ts'
import { capitalised } from '@sabimark/domain/words/capitalised.ts'
import { lagosDay } from '@sabimark/domain/words/lagos-time.ts'
import type { Client } from '../../platform/client.ts'
import { type Columns, withState } from '../../platform/list/data-columns.tsx'
import { Dotted } from '../../platform/list/dotted.tsx'
import { asc, desc, type ListSpec, oneOf } from '../../platform/list/list-spec.ts'
import type { States } from '../../platform/ui/state.tsx'

export type UserInput = Parameters<Client['people']['listUsers']>[0]

export const roleWord = (role: StaffRole) => capitalised(roleLabel(role))

const states: States<User['status']> = {
  active: 'Active',
  pending_verification: ['Invited', 'amber'],
  inactive: ['Inactive', 'grey'],
}

const listOf = (...roles: readonly StaffRole[]): ListSpec<UserInput, User> => ({
  nouns: ['user', 'users'],
  nameOf: ({ name }) => name,
  filters: {
    role: oneOf('Role', Object.fromEntries(roles.map((role) => [role, roleWord(role)]))),
    status: oneOf('Status', states),
  },
  sorts: { name: asc('Name'), lastSignIn: desc('Last sign-in'), newest: desc('Newest') },
})

export const schoolStaff = listOf('school_admin', 'teacher')
export const companyStaff = listOf('super_admin')

const signedIn = ({ lastSignInAt }: User) => (lastSignInAt === null ? 'Never' : lagosDay(new Date(lastSignInAt)))

const columns: Columns<UserInput, User> = {
  title: {
    header: 'Name',
    sort: 'name',
    line: ({ role, email }) => <Dotted parts={email === null ? [roleWord(role)] : [roleWord(role), email]} />,
    // An email can be read whole: it is what two people of one name are told apart by.
    isDotted: true,
  },
  others: [
    { header: 'Email', value: 'email', width: '25%' },
    { header: 'Role', value: ({ role }) => roleWord(role), width: '12%' },
    { header: 'Last sign-in', sort: 'lastSignIn', value: signedIn, width: '12%' },
    { header: 'Two-factor', value: ({ hasSecondFactor }) => (hasSecondFactor ? 'On' : 'Off'), width: '10%' },
  ],
}
export const userColumns = withState(states, columns, '12%')
