// The machines before anything runs on them: network, folders, files.
import { execFileSync } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makePasswords } from './database.ts'
import { layNetwork, listNamespaces } from './network.ts'
import { databases, FOLDER, folderOf, patroniFile, server } from './places.ts'
import { patroniSettings, proxySettings } from './settings.ts'

/** Whether anything of a trial is there, also of one that came up only half. */
export const isLaid = (): boolean => existsSync(FOLDER) || listNamespaces().length > 0

export function layMachines(): void {
  mkdirSync(FOLDER, { mode: 0o711 })
  const passwords = makePasswords()
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  const [user, group] = [idOf('-u'), idOf('-g')]
  for (const machine of databases) {
    const settings = patroniFile(machine.name)
    mkdirSync(folderOf(machine.name), { mode: 0o700 })
    writeFileSync(settings, patroniSettings(machine, passwords), { mode: 0o600 })
    for (const path of [folderOf(machine.name), settings]) chownSync(path, user, group)
  }
  mkdirSync(folderOf(server.name), { mode: 0o711 })
  writeFileSync(join(folderOf(server.name), 'haproxy.cfg'), proxySettings())
  layNetwork()
}
