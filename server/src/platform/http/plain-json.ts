import type { FastifyInstance } from 'fastify'

/** No input of the contract is nested deeper than this by half, nor has a number of as many digits. */
export const mostDepth = 24
export const mostDigits = 40

/**
 * Whether a text can be read as JSON at a cost that goes with its length: not nested deeper than `mostDepth`, no number
 * longer than `mostDigits`. Says nothing about whether it is JSON.
 */
export function isPlainJson(text: string): boolean {
  let depth = 0
  let digits = 0
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charCodeAt(at)
    digits = sign >= 0x30 && sign <= 0x39 ? digits + 1 : 0
    if (digits > mostDigits) return false
    if (sign === quote) at = endOfString(text, at)
    else if (sign === openBracket || sign === openBrace) depth += 1
    else if (sign === closeBracket || sign === closeBrace) depth -= 1
    if (depth > mostDepth) return false
  }
  return true
}

const [quote, openBracket, closeBracket, openBrace, closeBrace] = [0x22, 0x5b, 0x5d, 0x7b, 0x7d]

/** Where the string that begins at `start` ends; the end of the text if it does not. */
function endOfString(text: string, start: number): number {
  let end = text.indexOf('"', start + 1)
  while (end !== -1 && isEscaped(text, end)) end = text.indexOf('"', end + 1)
  return end === -1 ? text.length : end
}

function isEscaped(text: string, at: number): boolean {
  let slashes = 0
  while (text[at - 1 - slashes] === '\\') slashes += 1
  return slashes % 2 === 1
}

/** Reads JSON bodies as Fastify does, but looks at them first. */
export function readPlainJson(fastify: FastifyInstance): void {
  const read = fastify.getDefaultJsonParser('error', 'error')
  fastify.removeContentTypeParser('application/json')
  fastify.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (isPlainJson(String(text))) return read(request, String(text), done)
    done(Object.assign(new Error('The body is nested too deeply or has a number too long.'), { statusCode: 400 }))
  })
}
