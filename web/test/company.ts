import type { Answers } from './screen.tsx'

const id = '0199ffff-ffff-7fff-8fff-00000000c0de'

/** Signed in for the company, over all schools; the demo's super administrator belongs to its one school. */
export const ofCompany: Answers['people'] = {
  me: () => ({
    me: {
      ...{
        id,
        schoolId: id,
        name: 'Sade Sample',
        email: null,
        role: 'super_admin',
        avatar: null,
        initials: 'SS',
        schoolLogo: null,
      },
      ...{ schoolColor: '', school: 'Sabimark', subdomain: 'platform', studentNumber: null, className: null },
      profile: { phone: '', address: '', joinDate: '2026-11-20T09:00:00.000Z' },
      unreadCount: 0,
    },
    sessionLeftMs: null,
  }),
}
