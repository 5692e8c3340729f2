import { layOutHidden } from './lay-out-hidden.ts'

/** Everything the exam room needs that does not depend on the paper. To be here before the clock starts. */
export async function loadRoom() {
  const [{ default: LiveExam }, { enterExam }] = await Promise.all([
    import('./room/live-exam.tsx'),
    import('./enter-exam.ts'),
  ])
  await layOutHidden((place) => place.append('Aa1'))
  return { LiveExam, enterExam }
}
