import { contract } from '@sabimark/contract/contract.ts'
import { openRoute, route } from '../platform/http/route.ts'
import type { Services } from '../platform/services.ts'
import { addSubject } from './add-subject.ts'
import { listSchools } from './list-schools.ts'
import { lookUpSchool } from './look-up-school.ts'
import { mayAddSubjects, maySeeAllSchools, maySeeClasses, maySeeSubjects } from './school.access.ts'
import { selectClasses } from './school.db.ts'
import { selectSubjects, selectSubjectsOfTeacher } from './subject.db.ts'

const { school } = contract

/** The tenant, its classes and its subjects. */
export function schoolRoutes(services: Pick<Services, 'config' | 'pools'>) {
  return {
    lookUp: openRoute(school.lookUp, {
      may: 'anyone',
      run: ({ input, request }) => lookUpSchool(services, input, request),
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
