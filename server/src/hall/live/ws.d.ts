/** What is used of the package: its own types are published apart and lag behind (8.18 of 8.23, without `closeTimeout`). */
declare module 'ws' {
  import type { EventEmitter } from 'node:events'
  import type { IncomingMessage } from 'node:http'
  import type { Duplex } from 'node:stream'

  export default class WebSocket extends EventEmitter {
    static readonly OPEN: 1
    readonly OPEN: 1
    readonly readyState: 0 | 1 | 2 | 3
    constructor(address: string, protocol: string, options?: { origin?: string; headers?: Record<string, string> })
    /** Without `binary`, text goes as text and bytes as bytes. */
    send(data: string | Uint8Array, options?: { fin?: boolean; binary?: boolean }): void
    ping(data?: Uint8Array): void
    pong(data?: Uint8Array): void
    close(code?: number): void
    /** Ends it without a word. */
    terminate(): void
    /** Reads no more. */
    pause(): void
    on(event: 'message', listener: (data: Buffer, isBinary: boolean) => void): this
    on(event: 'ping' | 'pong', listener: (data: Buffer) => void): this
    on(event: 'error', listener: (error: Error) => void): this
    on(event: 'close', listener: (code: number) => void): this
  }

  type ServerOptions = {
    noServer: true
    clientTracking?: boolean
    maxPayload?: number
    maxFragments?: number
    maxBufferedChunks?: number
    autoPong?: boolean
    closeTimeout?: number
    handleProtocols?: (offered: Set<string>, request: IncomingMessage) => string | false
  }

  export class WebSocketServer {
    constructor(options: ServerOptions)
    handleUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer, opened: (socket: WebSocket) => void): void
  }
}
