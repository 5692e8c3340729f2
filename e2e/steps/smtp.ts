import { SMTPServer } from 'smtp-server'
import { type Mail, parseMail } from '../mail.ts'

/** A real mail server on a port of its own that can go away and come back. */
export type Smtp = { received: Mail[]; stop(): Promise<void> }

/** Starts one. `refused`: addresses it says are nobody's. */
export async function startSmtp(port: number, refused?: RegExp): Promise<Smtp> {
  const received: Mail[] = []
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo: ({ address }, _session, done) =>
      done(refused?.test(address) ? Object.assign(new Error('5.1.1 nobody here'), { responseCode: 550 }) : null),
    onData: (stream, _session, done) => {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        received.push(parseMail(Buffer.concat(parts).toString('latin1')))
        done()
      })
    },
  })
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening))
  return { received, stop: () => new Promise((closed) => server.close(closed)) }
}
