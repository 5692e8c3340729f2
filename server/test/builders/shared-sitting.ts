import { afterAll, beforeAll } from 'vitest'
import { type TestServer, testServer } from '../server.ts'
import { anExam, type BuiltExam, type ExamOptions } from './exam.ts'
import { aStudent } from './people.ts'
import { aSitting, type Sitting } from './sitting.ts'

type StudentOptions = NonNullable<Parameters<typeof aStudent>[2]>

export type SharedSitting = {
  readonly server: TestServer
  readonly of: Sitting
  /** One more exam of the teacher, for the students' class unless said. */
  anotherExam(options?: Partial<ExamOptions>): Promise<BuiltExam>
  /** One more student, of the class of the sitting unless said. */
  anotherStudent(options?: StudentOptions): ReturnType<typeof aStudent>
}

/** A server with one sitting, for all tests of a file: started before the first of them and stopped after the last. */
export function sharedSitting(): SharedSitting {
  let server: TestServer
  let of: Sitting
  beforeAll(async () => {
    server = await testServer()
    of = await aSitting(server)
  })
  afterAll(() => server.stop())
  return {
    get server() {
      return server
    },
    get of() {
      return of
    },
    anotherExam: (options) => anExam(of.teacher, { subjectId: of.subjectId, classIds: [of.classId], ...options }),
    anotherStudent: (options) => aStudent(server, of.school, { classId: of.classId, ...options }),
  }
}
