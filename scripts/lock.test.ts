import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from './command.ts'

interface Locked {
  link?: boolean
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}

// "npm install" drops a part for another platform when the registry does not hold it, and says nothing; then "npm ci" refuses the lock.
test('the lock file holds every package its packages name, also those for other platforms', () => {
  const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'))
  const missing = Object.entries<Locked>(packages).flatMap(([place, entry]) =>
    Object.keys({ ...entry.dependencies, ...entry.optionalDependencies })
      .filter((name) => !placesFor(place, name).some((candidate) => candidate in packages))
      .map((name) => `${place} needs ${name}`),
  )
  expect(missing).toEqual([])
})

/** Where Node looks for a package, from inside `place` upwards. */
function placesFor(place: string, name: string): string[] {
  const parts = place.split('/node_modules/')
  const above = parts.map((_part, index) => `${parts.slice(0, index + 1).join('/node_modules/')}/node_modules/${name}`)
  return [...above, `node_modules/${name}`]
}
