import type { ReactNode } from 'react'
import { ConfirmWithFields } from '../ui/confirm-with-fields.tsx'
import styles from './rehearsed-act.module.css'
import { type RehearsedAct, useRehearsedAct } from './use-rehearsed-act.tsx'

type ActFormProps<Input> = RehearsedAct<Input> & {
  /** Something was typed or chosen here that would be lost: every way out asks first. */
  isDirty: boolean
  /** What is typed or chosen first. */
  children: ReactNode
}

/** An act on records for which something is typed or chosen first. It says what the act would do, as far as that is known yet. */
export function ActForm<Input>({ isDirty, children, ...act }: ActFormProps<Input>) {
  const { dialog, consequences } = useRehearsedAct(act)
  return (
    <ConfirmWithFields {...dialog} isDirty={isDirty}>
      <div className={styles.fields}>{children}</div>
      {consequences}
    </ConfirmWithFields>
  )
}
