import { contract } from '@sabimark/contract/contract.ts'
import { openRoute, route } from '../platform/http/route.ts'
import type { Services } from '../platform/services.ts'
import { addSubject } from './add-subject.ts'
import { checkSubdomain } from './check-subdomain.ts'
import { listSchools } from './list-schools.ts'
import { mayAddSubjects, maySeeAllSchools, maySeeClasses, maySeeSubjects, maySeeSubscription } from './school.access.ts'
import { selectClasses, selectSubscription } from './school.db.ts'
import { signInPlace } from './sign-in-place.ts'
import { selectSubjects, selectSubjectsOfTeacher } from './subject.db.ts'

const { school } = contract

/** The tenant, its classes and its subjects. */
export function schoolRoutes(services: Pick<Services, 'config' | 'pools'>) {
  return {
    signInPlace: openRoute(school.signInPlace, {
      may: 'anyone',
      run: ({ request }) => signInPlace(services, request),
    }),
    checkSubdomain: openRoute(school.checkSubdomain, {
      may: 'anyone',
      run: ({ input }) => checkSubdomain(services, input),
    }),
    subscription: route(school.subscription, {
      may: maySeeSubscription,
      run: ({ tx }) => selectSubscription(tx),
    }),
    list: route(school.list, { may: maySeeAllSchools, run: ({ input }) => listSchools(services, input) }),
    listClasses: route(school.listClasses, {
      may: maySeeClasses,
      run: async ({ tx }) => ({ items: await selectClasses(tx) }),
    }),
    listSubjects: route(school.listSubjects, {
      may: maySeeSubjects,
      run: async ({ tx, actor }) => ({
        items: actor.role === 'teacher' ? await selectSubjectsOfTeacher(tx, actor.userId) : await selectSubjects(tx),
      }),
    }),
    addSubject: route(school.addSubject, {
      may: mayAddSubjects,
      run: ({ tx, input, actor }) => addSubject(tx, input, actor),
    }),
  }
}
