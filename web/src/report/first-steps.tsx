import { Button } from '@mantine/core'
import type { Me } from '@sabimark/contract/answers.ts'
import { nextStep } from '@sabimark/domain/report/first-steps.ts'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { PageButton } from '../platform/navigation.tsx'
import { Bubble } from '../platform/ui/bubble.tsx'
import { Card } from '../platform/ui/card.tsx'
import { AddButton } from './add-button.tsx'
import styles from './first-steps.module.css'
import { putAway, usePutAway } from './put-away.ts'
import { overviewQuery, type FirstSteps as Steps, type Waiting } from './reports.ts'
import { type StepWords, stepWords } from './step-words.ts'

/** Asked for once it is pressed: the home is every day's. */
const SetUpClasses = lazy(() => import('../school/classes/set-up-classes.tsx'))

/** What a school does before its first marks, on an answer sheet of its own; the next step alone has buttons. */
export function FirstSteps({ me }: { me: Me }) {
  const { data } = useQuery(overviewQuery)
  const isAway = usePutAway(me.id)
  if (!data?.firstSteps || isAway) return null
  const steps = data.firstSteps
  const doneCount = steps.filter(({ isDone }) => isDone).length
  return (
    <Card
      title="Your first test"
      aside={
        <span className={styles.aside}>
          <span className={styles.quiet}>
            {doneCount} of {steps.length} done
          </span>
          <Button variant="subtle" size="compact-md" onClick={() => putAway(me.id)}>
            Hide
          </Button>
        </span>
      }
    >
      <ol className={styles.steps}>
        {steps.map((step, index) => (
          <Step
            key={step.kind}
            step={step}
            number={index + 1}
            isNext={step.kind === nextStep(steps)}
            role={me.role}
            waiting={data.waiting}
          />
        ))}
      </ol>
    </Card>
  )
}

type StepProps = { step: Steps[number]; number: number; isNext: boolean; role: Me['role']; waiting: readonly Waiting[] }

function Step({ step: { kind, isDone }, number, isNext, role, waiting }: StepProps) {
  const { title, text, button, page, adds, here, also } = stepWords(kind, role, waiting)
  return (
    <li className={styles.step} data-next={isNext} aria-current={isNext ? 'step' : undefined}>
      <span aria-hidden="true">
        <Bubble state={isDone ? 'filled' : 'empty'}>{isDone ? '✓' : number}</Bubble>
      </span>
      <span className={styles.words}>
        <span className={styles.title}>
          {title}
          {isDone && <span className="only-heard">, done</span>}
        </span>
        {isNext && <span className={styles.quiet}>{text}</span>}
      </span>
      {isNext && also && (
        <PageButton {...also.page} variant="default">
          {also.button}
        </PageButton>
      )}
      {isNext && button && (
        <StepButton page={page} adds={adds} here={here}>
          {button}
        </StepButton>
      )}
    </li>
  )
}

type StepButtonProps = Pick<StepWords, 'page' | 'adds' | 'here'> & { children: string }

function StepButton({ page, adds, here, children }: StepButtonProps) {
  const [isOpen, setIsOpen] = useState(false)
  if (here === undefined) {
    return adds ? <AddButton page={page}>{children}</AddButton> : <PageButton {...page}>{children}</PageButton>
  }
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{children}</Button>
      {isOpen && (
        <Suspense>
          <SetUpClasses isFirst onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
