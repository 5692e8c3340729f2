// A socket as Node has it, which is asked to say where it comes from.
import { livePath, liveProtocol } from '@sabimark/domain/attempt/live-frames.ts'

type NodeSocket = new (url: string, options: { protocols: string; headers: Record<string, string> }) => WebSocket
const Socket = WebSocket as unknown as NodeSocket

/** To the server that stands there; it is not open yet. */
export function openLiveSocket(url: string): WebSocket {
  return new Socket(`${url.replace('http', 'ws')}${livePath}`, { protocols: liveProtocol, headers: { origin: url } })
}
