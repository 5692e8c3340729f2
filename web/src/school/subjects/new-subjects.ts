import type { Subject } from '@sabimark/contract/answers.ts'
import { proposedCode } from '@sabimark/domain/school/subjects/subject-code.ts'
import { subjectFields } from '@sabimark/domain/school/subjects/subject-fields.ts'
import { namesLike, subjectKey, usualName } from '@sabimark/domain/school/subjects/subject-names.ts'
import { inNameCase } from '@sabimark/domain/words/signs/name-case.ts'
import type { Pressed } from '../../platform/act.ts'
import { client } from '../../platform/client.ts'
import { announce } from '../../platform/news/announcer.ts'
import { readAgain } from '../../platform/queries.ts'

/** As it is usually called, else as the file spells it, without capitals throughout. */
export const newSubjectName = (typed: string) => usualName(typed) ?? inNameCase(typed)

/** A short name of several the school has is of one of those. */
export const canBeAdded = (typed: string, here: readonly Pick<Subject, 'name'>[]) =>
  typed.length <= subjectFields.name.max &&
  here.every(({ name }) => !namesLike(subjectKey(typed)).includes(subjectKey(name)))

/** Adds these subjects one after the other, each with a code of its own, and answers them as people read them: 'Physics (PHY)'. */
export async function addSubjects(
  names: readonly string[],
  here: readonly Pick<Subject, 'code'>[],
  pressed: Pressed,
  onAdded: (name: string, id: string) => void = () => undefined,
): Promise<string[]> {
  const codes = here.map(({ code }) => code)
  const added: string[] = []
  for (const name of names) {
    const code = proposedCode(name, codes)
    codes.push(code)
    try {
      const { subject } = await client.school.addSubject({ name, code }, pressed)
      onAdded(name, subject.id)
    } catch (error) {
      // Those before it are there.
      if (added.length > 0) await readAgain()
      throw error
    }
    added.push(`${name} (${code})`)
  }
  return added
}

export function announceSubjects(added: readonly string[]): void {
  announce(
    added.length === 1
      ? `The subject ${added[0]} was added.`
      : `${added.length} subjects were added: ${added.join(', ')}.`,
  )
}
