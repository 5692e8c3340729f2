export type JsonRecord = Record<string, unknown>

/** Deeper than any file of questions; what comes after may recurse. */
const deepest = 40

export function isRecord(value: unknown): value is JsonRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The value a text writes, undefined for none or for one nested deeper than a file of questions is. */
export function parseJson(text: string): unknown {
  if (isTooDeep(text)) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function isTooDeep(text: string): boolean {
  let depth = 0
  let isText = false
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at]
    if (isText && char === '\\') at += 1
    else if (char === '"') isText = !isText
    else if (!isText && (char === '{' || char === '[')) depth += 1
    else if (!isText && (char === '}' || char === ']')) depth -= 1
    if (depth > deepest) return true
  }
  return false
}

/** How many characters the values inside hold, the names of fields aside. */
export function leavesOf(value: unknown): number {
  if (value === null || value === undefined) return 0
  if (typeof value !== 'object') return String(value).length
  return Object.values(value).reduce((sum: number, one) => sum + leavesOf(one), 0)
}
