import { createServer } from 'node:net'

export function isPortFree(port: number, host: string): Promise<boolean> {
  return listenBriefly(port, host).then(
    () => true,
    () => false,
  )
}

/** A port nobody listens on; somebody may take it before we do, so whoever needs it must cope with that. */
export function findFreePort(host: string): Promise<number> {
  return listenBriefly(0, host)
}

function listenBriefly(port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(port, host, () => {
      const address = probe.address()
      const got = typeof address === 'object' && address ? address.port : port
      probe.close(() => resolve(got))
    })
  })
}
