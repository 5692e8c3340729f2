import type { Encoding } from './public-pages.ts'

const ours: readonly Encoding[] = ['br', 'gzip']

/** The encoding of ours the caller likes best, brotli before gzip where it likes both alike; null for plain. */
export function acceptedEncoding(header: string | string[] | undefined): Encoding | null {
  const weights = new Map<string, number>()
  for (const part of String(header ?? '').split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase())
    const weight = parameters.find((text) => text.startsWith('q='))?.slice(2)
    if (name !== '') weights.set(name, weight === undefined ? 1 : Number(weight) || 0)
  }
  const weightOf = (encoding: Encoding) => weights.get(encoding) ?? weights.get('*') ?? 0
  const [best] = ours.filter((one) => weightOf(one) > 0).sort((one, other) => weightOf(other) - weightOf(one))
  return best ?? null
}
