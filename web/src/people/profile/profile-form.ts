import { profileFields, studentProfileFields } from '@sabimark/domain/people/profile/profile-fields.ts'
import type { Role } from '@sabimark/domain/people/role.ts'
import { client } from '../../platform/client.ts'
import { meKey, orpc, queryClient } from '../../platform/queries.ts'
import type { RecordForm } from '../../platform/record/use-record-form.ts'

export const profileQuery = orpc.people.profile.queryOptions()

/** Reads again what was changed beside the form. */
export function readProfileAgain(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: profileQuery.queryKey })
}

type Values = { name?: string; phone: string; address: string; bio: string }

/** What the form of one's details says of itself: a student's name is the school's. */
export function profileForm(role: Role): RecordForm<'profile', Values> {
  return {
    noun: 'profile',
    fields: role === 'student' ? studentProfileFields : profileFields,
    refused: {},
    get: async () => ({ ...(await client.people.profile()), history: [] }),
    add: () => Promise.reject(new Error('Nobody adds a profile.')),
    update: async ({ id: _own, ...edit }, pressed) => {
      const answer = await client.people.saveProfile(edit, pressed)
      queryClient.setQueryData(profileQuery.queryKey, answer)
      // The name at the top of the page.
      void queryClient.invalidateQueries({ queryKey: meKey })
      return { profile: { ...answer.profile, name: 'Your profile' } }
    },
  }
}
