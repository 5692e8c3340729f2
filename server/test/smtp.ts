import { SMTPServer } from 'smtp-server'

/** A real mail server on a loopback port. */
export type TestSmtp = {
  url: string
  received: Array<{ from: string; to: string[]; source: string }>
  /** What it answers to the next mails instead of taking them: '451', or '550 5.1.1' for an address that is nobody's. */
  refuseWith: { answer: string; at: 'sender' | 'address' | 'data' } | null
  /** How long it takes over what stands in a mail before it says that it has it. */
  takesMs: number
  stop(): Promise<void>
}

/** Starts one that takes every mail until told otherwise, on that port or any. */
export async function testSmtp(port = 0): Promise<TestSmtp> {
  const smtp: TestSmtp = { url: '', received: [], refuseWith: null, takesMs: 0, stop: async () => undefined }
  const refusal = (at: 'sender' | 'address' | 'data', address = '') => {
    if (smtp.refuseWith?.at !== at) return null
    const [code, status = ''] = smtp.refuseWith.answer.split(' ')
    return Object.assign(new Error(`${status} <${address}> no`.trim()), { responseCode: Number(code) })
  }
  const gone = new Set<string>()
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onMailFrom: (from, _session, done) => done(refusal('sender', from.address)),
    onRcptTo: (to, _session, done) => done(refusal('address', to.address)),
    onClose: ({ id }) => gone.add(id),
    onData: (stream, { id, envelope }, done) => {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        const error = refusal('data')
        if (error) return done(error)
        const from = envelope.mailFrom ? envelope.mailFrom.address : ''
        const to = envelope.rcptTo.map(({ address }) => address)
        const source = Buffer.concat(parts).toString('utf8')
        const keep = () => {
          if (gone.has(id)) return
          smtp.received.push({ from, to, source })
          done()
        }
        if (smtp.takesMs > 0) setTimeout(keep, smtp.takesMs).unref()
        else keep()
      })
    },
  })
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening))
  const address = server.server.address()
  smtp.url = `smtp://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  smtp.stop = () => new Promise((closed) => server.close(closed))
  return smtp
}
