// Loaded before the server's program (`--import`): writes which packages it has loaded into a file when it ends.
import { writeFileSync } from 'node:fs'
import { registerHooks } from 'node:module'

const packages = new Set<string>()

registerHooks({
  load: (url, context, next) => {
    const name = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(url)?.[1]
    if (name !== undefined) packages.add(name)
    return next(url, context)
  },
})

process.on('exit', () => writeFileSync(process.env.PACKAGES_FILE ?? '', [...packages].join('\n')))
