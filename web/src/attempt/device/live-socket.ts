import { livePath, liveProtocol } from '@sabimark/domain/attempt/live-frames.ts'
import type { LaneTools } from './live-lane.ts'

/** To the server the page came from. */
export const openHere: LaneTools['openSocket'] = ({ onOpen, onText, onGone }) => {
  const socket = new WebSocket(`${window.location.origin.replace('http', 'ws')}${livePath}`, liveProtocol)
  socket.onopen = onOpen
  socket.onmessage = ({ data }) => onText(String(data))
  socket.onclose = ({ code }) => onGone(code)
  return socket
}
