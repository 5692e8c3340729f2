import { inSchool } from '../../platform/database/tenant.ts'
import { type DueKind, enqueue, type Hold, type LongWorker } from '../../platform/jobs/due-work.ts'
import { whileStepping } from '../../platform/jobs/while-stepping.ts'
import { sendFileMail } from '../../platform/mail/mail-line.ts'
import { openPost, type Post } from '../../platform/mail/post.ts'
import { mailSending, PutAside, type Sending } from './send-mail.ts'

/** Those who wait longer every time; in all some more than an hour. */
const mostTries = 12

type Patience = { mostMs?: number; pauseMs?: number }

/** Sends emails that bring a file, which can take minutes: the lease is renewed meanwhile, and the tries have an end. */
export function sendFileMails(sending: Sending, { mostMs, pauseMs }: Patience = {}): DueKind<LongWorker> {
  const post = openPost(sending.config, mostMs)
  const { send, end } = mailSending(sending)
  return {
    needsClock: false,
    run: async (item, hold) => {
      await send(item, (mail) => postHolding(post, mail, hold, pauseMs))
      if (!hold.isStopping()) return
      // Stands in the queue anew, for the next server; one that was sent meanwhile is passed over.
      await inSchool(sending.pools.app, item, (tx) => enqueue(tx, sendFileMail, item.reference))
    },
    ends: { mostTries, giveUp: end },
  }
}

async function postHolding(post: Post, mail: Parameters<Post>[0], hold: Hold, pauseMs: number | undefined) {
  const leaving = new AbortController()
  const step = async () => {
    // The server stops, or another has it by now.
    if (hold.isStopping() || !(await hold.renew())) throw new PutAside()
  }
  try {
    return await whileStepping(post(mail, leaving.signal), step, pauseMs)
  } finally {
    leaving.abort()
  }
}
