import { Button, TextInput } from '@mantine/core'
import type { PromotionPlan } from '@sabimark/contract/answers.ts'
import { termFields } from '@sabimark/domain/school/terms/term-fields.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { focusField } from '../../../platform/field-errors.ts'
import { type KeptHere, useKept } from '../../../platform/import/use-kept.ts'
import { PageButton } from '../../../platform/navigation.tsx'
import { Announcements } from '../../../platform/news/announcements.tsx'
import { orpc, readAgain } from '../../../platform/queries.ts'
import { Card } from '../../../platform/ui/card.tsx'
import { EmptySheet } from '../../../platform/ui/empty-sheet.tsx'
import { Loaded } from '../../../platform/ui/loaded.tsx'
import { LoadingSheet } from '../../../platform/ui/loading-sheet.tsx'
import { PageHeader } from '../../../platform/ui/page-header.tsx'
import { RefusalNote } from '../../../platform/ui/refusal-note.tsx'
import { Sections } from '../../../platform/ui/sections.tsx'
import { BeginDialog } from './begin-dialog.tsx'
import { BegunNote } from './begun-note.tsx'
import { ClassLines } from './class-lines.tsx'
import { Exceptions } from './exceptions.tsx'
import { Meaning } from './meaning.tsx'
import styles from './promotion.module.css'
import { doingOf, inputOf, newDraft, type PromotionDraft, targetOf, yearProblem } from './promotion-draft.ts'
import { promotionDrafts } from './promotion-drafts.ts'
import { isOfPage, refusedText } from './refused-text.ts'

const title = 'Begin a School Year'

/** Everybody goes to the class of the next year: looked at class by class, then begun in one act. */
export default function PromotionPage() {
  const query = useQuery(orpc.people.planPromotion.queryOptions())
  const here = useKept(promotionDrafts)
  return (
    <Loaded query={query} waiting="Loading classes..." title={title}>
      {(plan) =>
        here.review === undefined ? (
          <LoadingSheet>Loading what you chose...</LoadingSheet>
        ) : (
          <Sections>
            <Planned plan={plan} here={here} draft={here.review ?? newDraft(plan.year)} />
            <Announcements />
          </Sections>
        )
      }
    </Loaded>
  )
}

type PlannedProps = { plan: PromotionPlan; here: KeptHere<PromotionDraft>; draft: PromotionDraft }

function Planned({ plan, here, draft }: PlannedProps) {
  const header = <PageHeader title={title}>Your school is in {plan.year}.</PageHeader>
  if (draft.begun) {
    return (
      <>
        {header}
        <BegunNote
          begun={draft.begun}
          onUndone={() => here.setReview({ ...draft, begun: null })}
          onFinish={() => here.setReview(null)}
        />
      </>
    )
  }
  if (plan.open.length === 0) {
    return (
      <>
        {header}
        <EmptySheet title="No classes yet" action={<PageButton to="/students/classes">Open Classes</PageButton>}>
          Add the classes of your school first. Then begin the year.
        </EmptySheet>
      </>
    )
  }
  if (plan.classes.length === 0) {
    return (
      <>
        {header}
        <EmptySheet title="No student is in a class" action={<PageButton to="/students">Open Students</PageButton>}>
          {plan.withoutClass === 0
            ? 'Add or import your students first.'
            : 'Move your students to their classes first.'}
        </EmptySheet>
      </>
    )
  }
  if (draft.from !== plan.year) {
    return (
      <>
        {header}
        <Card title={`${plan.year} has begun since you chose`}>
          <p>
            You were preparing the year after {draft.from}. In the meantime another person began {plan.year}, so nothing
            you chose was done. Your exceptions are kept. The classes are proposed again.
          </p>
          <div className={styles.acts}>
            <Button onClick={() => here.setReview({ ...newDraft(plan.year), exceptions: draft.exceptions })}>
              Continue from {plan.year}
            </Button>
            <PageButton to="/changes" variant="default">
              See recent changes
            </PageButton>
          </div>
        </Card>
      </>
    )
  }
  return (
    <>
      {header}
      <Choosing plan={plan} here={here} draft={draft} />
    </>
  )
}

function Choosing({ plan, here, draft }: PlannedProps) {
  const [isAsked, setIsAsked] = useState(false)
  const [isBeginning, setIsBeginning] = useState(false)
  const [refused, setRefused] = useState<unknown>(null)
  const year = draft.year ?? plan.nextYear
  const input = inputOf(plan, draft)
  const change = (changes: Partial<PromotionDraft>) => here.setReview({ ...draft, ...changes })
  const begin = () => {
    setIsAsked(true)
    setRefused(null)
    if (input) return setIsBeginning(true)
    const missing = firstMissing(plan, draft)
    if (missing !== null) setTimeout(() => focusField(missing))
  }
  return (
    <>
      {refused !== null && <RefusalNote>{refusedText(refused, plan)}</RefusalNote>}
      <Card title="The year">
        <TextInput
          className={styles.year}
          label="New school year"
          description={termFields.year.hint}
          name="year"
          maxLength={termFields.year.max}
          value={year}
          error={isAsked || draft.year !== null ? yearProblem(plan, year) : null}
          onChange={({ currentTarget }) => change({ year: currentTarget.value })}
        />
      </Card>
      <ClassLines plan={plan} draft={draft} isAsked={isAsked} onChange={(targets) => change({ targets })} />
      <Exceptions
        plan={plan}
        value={draft.exceptions}
        isAsked={isAsked}
        onChange={(exceptions) => change({ exceptions })}
      />
      <Meaning plan={plan} draft={draft} year={year.trim()} />
      <div className={styles.acts}>
        <Button onClick={begin}>Begin {year.trim() || 'the year'}</Button>
        {here.review !== null && (
          <Button variant="subtle" onClick={() => here.setReview(null)}>
            Clear my choices
          </Button>
        )}
      </div>
      {isBeginning && input && (
        <BeginDialog
          input={input}
          onRefused={(error) => {
            if (!isOfPage(error)) return false
            setRefused(error)
            void readAgain()
            return true
          }}
          onBegun={({ batch, doneCount }) => {
            if (batch !== null) change({ begun: { batch, year: input.year, doneCount } })
          }}
          onClose={() => setIsBeginning(false)}
        />
      )}
    </>
  )
}

/** The first control that something is missing in. */
function firstMissing(plan: PromotionPlan, draft: PromotionDraft): string | null {
  if (yearProblem(plan, draft.year ?? plan.nextYear) !== null) return 'year'
  const line = plan.classes.find(({ id }) => targetOf(plan, draft, id) === '')
  if (line) return `class-${line.id}`
  const student = draft.exceptions.find((one) => doingOf(plan, one) === '')
  return student ? `student-${student.id}` : null
}
