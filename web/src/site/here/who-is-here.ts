import { signedInMark } from '../../platform/signed-in-mark.ts'

type Me = { name: string; role: string }
type MyExam = { id: string; title: string; remainingMs: number | null }

/** Somebody who is signed in on this browser, and where to go on. */
export type SomebodyHere = { name: string; exam: { title: string; leftMs: number } | null; href: string }

/** Whoever is signed in, and for a student the exam that runs; null for nobody, and where the server cannot be asked. */
export async function askWhoIsHere(home = '/dashboard'): Promise<SomebodyHere | null> {
  if (signedInMark() === null) return null
  try {
    const { me } = await ask<{ me: Me | null }>('/api/me')
    if (!me) return null
    const running = me.role === 'student' ? await runningExam() : undefined
    if (!running) return { name: me.name, exam: null, href: home }
    const { id, title, remainingMs } = running
    return { name: me.name, exam: { title, leftMs: remainingMs ?? 0 }, href: `/dashboard/exam/${id}` }
  } catch {
    return null
  }
}

async function runningExam(): Promise<MyExam | undefined> {
  const { items } = await ask<{ items: MyExam[] }>('/api/my/exams')
  return items.find(({ remainingMs }) => remainingMs !== null && remainingMs > 0)
}

async function ask<Answer>(path: string): Promise<Answer> {
  // Looking at a public page is no use of a session.
  const reply = await fetch(path, { headers: { 'x-unattended': '1' } })
  if (!reply.ok) throw new Error(`${path} was answered with ${reply.status}.`)
  return (await reply.json()) as Answer
}
