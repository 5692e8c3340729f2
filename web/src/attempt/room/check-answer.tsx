import { keptPart } from '../../platform/kept-part.ts'
import { useKeptPart } from '../../platform/use-kept-part.ts'
import type { PaperQuestion } from '../paper.ts'
import type { Practice } from '../practice.ts'

const panel = keptPart(async () => (await import('./practice/check-panel.tsx')).CheckPanel)

/** Below a question of a practice: whether its answer is right, for who wants to know. Other papers never fetch it. */
export function CheckAnswer(props: { question: PaperQuestion; practice: Practice }) {
  const Panel = useKeptPart(panel)
  return Panel && <Panel key={props.question.id} {...props} />
}

/** Fetches it ahead of time. */
export const loadChecking = (): Promise<void> => panel.want()
