import { NativeSelect } from '@mantine/core'
import type { Subject } from '@sabimark/contract/answers.ts'
import { subjectKey } from '@sabimark/domain/school/subjects/subject-names.ts'
import { counted } from '@sabimark/domain/words/plural.ts'
import { useState } from 'react'
import styles from '../../platform/import/notes.module.css'
import { newSubjectName } from '../../school/subjects/new-subjects.ts'
import { type Found, isDuplicate, isNamed, type Review, subjectFor, toAdd } from './found.ts'
import { useNamedChoices } from './named-choices.ts'
import { shortened } from './named-words.ts'
import type { ReviewHere } from './review-here.ts'

type NamedSubjectsProps = {
  here: ReviewHere
  review: Review
  subjects: readonly Subject[]
  /** Nothing can be changed while questions are being added. */
  isLocked: boolean
}

/** In place of an id: the questions are left out. */
const leftOut = 'left out'

/**
 * Subjects the file names and the reader does not have: for each a subject is chosen for all its questions at once, or they are left out.
 * What was chosen here stays to be changed until somebody leaves the page.
 */
export function NamedSubjects({ here, review: { found, defaults }, subjects, isLocked }: NamedSubjectsProps) {
  const names = (defaults.named ?? []).map(({ name }) => {
    const all = found.filter(
      (one) => isOf(one, name) && !isOutByItself(one) && one.whyOut === null && (one.isKept || !isDuplicate(one)),
    )
    const staying = all.filter(({ isLeftOut }) => !isLeftOut)
    const isOut = staying.length === 0
    return {
      name,
      isOut,
      count: isOut ? all.length : staying.length,
      chosen: isOut ? leftOut : subjectFor(name, defaults),
    }
  })
  const choicesFor = useNamedChoices(subjects)
  const waiting = names.filter(({ count, chosen }) => count > 0 && chosen === '')
  const [asked, setAsked] = useState<ReadonlySet<string>>(new Set())
  if (waiting.some(({ name }) => !asked.has(name))) setAsked(new Set([...asked, ...waiting.map(({ name }) => name)]))
  // Added here, it is one the reader has by now.
  const isHere = (name: string, chosen: string) =>
    subjects.some((one) => one.id === chosen && subjectKey(one.name) === subjectKey(newSubjectName(name)))
  const listed = names.filter(({ name, count, chosen }) => count > 0 && asked.has(name) && !isHere(name, chosen))
  if (listed.length === 0) return null
  const canAdd = waiting.some(({ name }) => choicesFor(name, '').some(({ value }) => value === toAdd))
  const waitingCount = waiting.reduce((sum, { count }) => sum + count, 0)
  return (
    <section className={styles.note} aria-label="Subjects in the file">
      <span>
        {waiting.length > 0
          ? `${counted(waitingCount, 'question')} ${waitingCount === 1 ? 'names' : 'name'} ${waiting.length === 1 ? 'a subject' : `${waiting.length} subjects`} you do not have: choose${canAdd ? ' or add' : ''} one${waiting.length === 1 ? '' : ' for each'}, or leave ${waitingCount === 1 ? 'it' : 'them'} out.`
          : `Your ${listed.length === 1 ? 'choice for the subject' : 'choices for the subjects'} you do not have:`}
      </span>
      <ul className={styles.choices}>
        {listed.map(({ name, isOut, count, chosen }) => (
          <li key={name}>
            <NativeSelect
              label={`${shortened(name)} (${counted(count, 'question')})`}
              value={chosen}
              disabled={isLocked}
              data={[
                { value: '', label: 'Choose a subject' },
                { value: leftOut, label: count === 1 ? 'Leave it out' : 'Leave them out' },
                ...choicesFor(name, chosen),
              ]}
              onChange={({ currentTarget: { value } }) =>
                here.change((now) => (value === leftOut ? withoutNamed(now, name) : withNamed(now, name, value, isOut)))
              }
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The review without the questions of this name. */
const withoutNamed = (review: Review, said: string): Review =>
  changeNamed(review, said, (one) => (isOutByItself(one) ? one : { ...one, isLeftOut: true, isOutByName: true }))

/** What is chosen for its name does not take it in again. */
const isOutByItself = ({ isLeftOut, isOutByName }: Found) => isLeftOut && !isOutByName

/** The review with a subject for this name: what was said of the one before is answered. `isIncluded`: they were left out by it until now. */
function withNamed(review: Review, said: string, subject: string, isIncluded: boolean): Review {
  const { defaults } = review
  const named = defaults.named?.map((one) => (one.name === said ? { ...one, subject } : one))
  return changeNamed({ ...review, defaults: { ...defaults, named } }, said, (one) => ({
    ...one,
    ...(isIncluded && one.isOutByName && { isLeftOut: false, isOutByName: false }),
    problems: one.problems.filter(({ control }) => control !== 'subject'),
  }))
}

/** Whether it waits for what is chosen for this name. */
const isOf = (one: Found, said: string) => one.subjectSaid === said && isNamed(one) && one.addedId === null

const changeNamed = (review: Review, said: string, by: (found: Found) => Found): Review => ({
  ...review,
  found: review.found.map((one) => (isOf(one, said) ? by(one) : one)),
})
