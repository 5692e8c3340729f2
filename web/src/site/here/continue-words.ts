import type { SomebodyHere } from './who-is-here.ts'

/** 'Continue as Ada Obi', and of a running exam how long it still takes. */
export function continueWords({ name, exam }: Pick<SomebodyHere, 'name' | 'exam'>): { title: string; detail: string } {
  return {
    title: `Continue as ${name}`,
    detail: exam ? `Your exam is running, ${leftText(exam.leftMs)} left` : 'You are signed in on this device.',
  }
}

function leftText(leftMs: number): string {
  const minutes = Math.ceil(leftMs / 60_000)
  return minutes === 1 ? '1 minute' : `${minutes} minutes`
}
