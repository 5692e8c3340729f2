// What pg_dump says of the structure of a database, taken apart by the line above each entry.

/** `what`: as pg_dump names it, for a right with its own kind before it (`TABLE users`). */
export type Entry = { what: string; kind: string; text: string }

const head = /^-- Name: (.*); Type: ([A-Z ]+); Schema: public; Owner: .*$/

/** The entries of schema public, in the order in which they can be made. */
export function readEntries(dump: string): Entry[] {
  const entries: Entry[] = []
  let current: Entry | undefined
  for (const line of dump.split('\n')) {
    if (line.startsWith('-- Name: ')) {
      const [, what, kind] = head.exec(line) ?? []
      current = what !== undefined && kind !== undefined ? { what, kind, text: '' } : undefined
      if (current) entries.push(current)
    } else if (current && line !== '--' && !line.startsWith('\\')) current.text += `${line}\n`
  }
  return entries
}
