import { execFileSync } from 'node:child_process'

/** Where a file stood first, and where it stands now. */
export type Move = { from: string; to: string }

/** Every file of the commit `since` that stands at another path today, by its old one. A test moves with its file and is left out. */
export function listMoves(root: string, since: string): Move[] {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1e9 })
  const log = git('log', '--reverse', '--format=', '-M', '-l0', '--diff-filter=R', '--name-status', `${since}..HEAD`)
  const first = new Set(git('ls-tree', '-r', '--name-only', since).split('\n'))
  const now = new Set(git('ls-files').split('\n'))
  return foldMoves(log).filter(({ from, to }) => first.has(from) && now.has(to) && !/\.test\.tsx?$/.test(from))
}

/** The moves of a log, oldest first (`R100<tab>from<tab>to`), each file once: from its first path to its last. */
export function foldMoves(log: string): Move[] {
  const firstOf = new Map<string, string>()
  for (const line of log.split('\n')) {
    const [kind = '', from, to] = line.split('\t')
    if (!kind.startsWith('R') || from === undefined || to === undefined) continue
    const first = firstOf.get(from) ?? from
    firstOf.delete(from)
    if (first !== to) firstOf.set(to, first)
  }
  const moves = [...firstOf].map(([to, from]): Move => ({ from, to }))
  return moves.toSorted((a, b) => (a.from < b.from ? -1 : 1))
}

/** The text of docs/moved-files.md. */
export function moveTable(moves: readonly Move[], since: string): string {
  const rows = moves.map(({ from, to }) => `| ${from} | ${to} |`)
  return `# Moved files

Where the files of commit ${since} stand now, for who follows an older link, branch or note. A test moved with its file.
\`npm run house -- --moved\` writes this list from git.

| was | is |
|---|---|
${rows.join('\n')}
`
}
