// The files of deploy on each of the three machines, as the trial and docs/standby.md put them there.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../../../scripts/command.ts'
import { databases, server } from './places.ts'
import { etcdSettings, patroniSettings, proxySettings } from './settings.ts'

const passwords = { patroni: 'one', postgres: 'two', replicator: 'three', rewind: 'four' }

test.each(databases)('$name is itself everywhere, and knows the two others', (machine) => {
  const patroni = patroniSettings(machine, passwords)
  const others = databases.filter((one) => one !== machine)
  expect(patroni).toContain(`name: ${machine.name}\n`)
  expect(patroni).not.toContain('PASSWORD-OF')
  expect(patroni).not.toContain('/var/lib')
  for (const key of ['listen', 'connect_address'])
    expect([...patroni.matchAll(new RegExp(`  ${key}: ([0-9.]+):`, 'g'))].map(([, address]) => address)).toEqual([
      machine.address,
      machine.address,
    ])
  for (const { address } of others) expect(patroni.split(address)).toHaveLength(2)
  const etcd = etcdSettings(machine)
  expect(etcd.ETCD_NAME).toBe(machine.name)
  expect(etcd.ETCD_INITIAL_CLUSTER).toBe(databases.map(({ name, address }) => `${name}=http://${address}:2380`).join())
  expect(etcd.ETCD_INITIAL_CLUSTER).toContain(`${etcd.ETCD_NAME}=${etcd.ETCD_INITIAL_ADVERTISE_PEER_URLS}`)
})

test('a primary that is cut off has stopped by itself before another one is made', () => {
  const text = patroniSettings(databases[0] ?? server, passwords)
  const of = (name: string) => Number(new RegExp(`${name}: ([0-9]+)`).exec(text)?.[1])
  // Patroni's own rule: it gives up in time only if two tries and a turn fit into the ttl.
  expect(of('loop_wait') + 2 * of('retry_timeout')).toBeLessThanOrEqual(of('ttl'))
  expect(text).toContain('synchronous_mode: true')
})

test('the lock is kept by the interface of etcd over which it is compared before it is written', () => {
  for (const machine of databases) {
    expect(etcdSettings(machine).ETCD_ENABLE_V2).toBe('true')
    expect(patroniSettings(machine, passwords)).toMatch(/^etcd:$/m)
  }
})

test('HAProxy knows all three, by the port at which Patroni answers', () => {
  for (const { name, address } of databases) expect(proxySettings()).toContain(`server ${name} ${address}:5432\n`)
  expect(patroniSettings(databases[0] ?? server, passwords)).toContain(':8008')
  expect(proxySettings()).toContain('check port 8008')
})

test('the page that leads through it names these machines and files', () => {
  const page = readFileSync(join(ROOT, 'docs', 'standby.md'), 'utf8')
  for (const { address } of [...databases, server]) expect(page).toContain(address)
  for (const file of ['etcd.conf', 'patroni.yml', 'haproxy.cfg']) expect(page).toContain(`deploy/${file}`)
})
