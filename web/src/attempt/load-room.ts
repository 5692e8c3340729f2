import { loadLetters } from './load-letters.ts'

/** Everything the exam room needs that does not depend on the paper. To be here before the clock starts. */
export async function loadRoom() {
  const [{ default: LiveExam }, { enterExam }] = await Promise.all([
    import('./room/live-exam.tsx'),
    import('./enter-exam.ts'),
  ])
  await Promise.all([loadLetters('Aa1', '400'), loadLetters('Aa1', '700')])
  return { LiveExam, enterExam }
}
