import { Button, NativeSelect } from '@mantine/core'
import { IconPhoto } from '@tabler/icons-react'
import { useState } from 'react'
import { ReviewTabs } from '../../../platform/import/review-tabs.tsx'
import { StatusBadge } from '../../../platform/ui/status-badge.tsx'
import { isOpen, isToSend, type LookedAt, photoStates } from './photo-files.ts'
import styles from './photos.module.css'
import type { Photos } from './use-photos.ts'

/** So many are drawn at a time. */
const step = 60

const tabs = {
  all: { label: 'All', has: () => true },
  send: { label: 'To add', has: isToSend },
  open: { label: 'Needs you', has: isOpen, tone: 'amber' },
  unknown: { label: 'No student', has: ({ state }: LookedAt) => state === 'unknown', tone: 'amber' },
  unread: { label: 'No picture', has: ({ state }: LookedAt) => state === 'unread', tone: 'amber' },
  kept: { label: 'Have a photo', has: ({ state }: LookedAt) => state === 'kept' },
  out: { label: 'Left out', has: ({ state }: LookedAt) => state === 'left-out' },
  added: { label: 'Added', has: ({ state }: LookedAt) => state === 'added' },
} as const satisfies Record<string, { label: string; has: (one: LookedAt) => boolean; tone?: 'amber' }>

type Tab = keyof typeof tabs

/** Every file with the picture it becomes, whose it is, and what is to be said about it. */
export function PhotoList({ photos }: { photos: Photos }) {
  const { looked } = photos
  const [tab, setTab] = useState<Tab>('all')
  const [most, setMost] = useState(step)
  const listed = looked.filter(tabs[tab].has)
  return (
    <>
      <ReviewTabs
        tab={tab}
        tabs={(Object.keys(tabs) as Tab[]).map((name) => {
          const { has, ...said } = tabs[name]
          return { name, ...said, count: looked.filter(has).length, stays: name === 'all' }
        })}
        onChange={setTab}
      />
      <ul className={styles.list} aria-label="Files">
        {listed.slice(0, most).map((one) => (
          <Line key={one.at} one={one} photos={photos} />
        ))}
      </ul>
      {listed.length > most && (
        <Button variant="subtle" fullWidth onClick={() => setMost(most + step)}>
          Show more
        </Button>
      )}
    </>
  )
}

function Line({ one: { file, at, state, owner, why }, photos }: { one: LookedAt; photos: Photos }) {
  const { tone, words } = photoStates[state]
  const { owners, isLeftOut, picture } = file
  const canBeLeftOut = !file.isAdded && owners.length > 0 && file.problem === null && !photos.isAdding
  return (
    <li>
      <div className={styles.face}>
        {picture ? <img src={picture.src} alt="" /> : <IconPhoto size={24} stroke={1.5} aria-hidden="true" />}
      </div>
      <div className={styles.said}>
        <strong>{owner ? owner.name : file.name}</strong>
        {owner && (
          <span className={styles.soft}>
            {[owner.studentNumber, owner.class?.name, file.name].filter(Boolean).join(' · ')}
          </span>
        )}
        {why && <span className={styles.why}>{why}</span>}
        {owners.length > 1 && !file.isAdded && !isLeftOut && (
          <NativeSelect
            aria-label={`Student of ${file.name}`}
            value={file.chosenId ?? ''}
            disabled={photos.isAdding}
            data={[
              { value: '', label: 'Choose a student' },
              ...owners.map(({ id, name, studentNumber }) => ({ value: id, label: `${name} · ${studentNumber}` })),
            ]}
            onChange={({ currentTarget }) => photos.change(at, { chosenId: currentTarget.value || null })}
          />
        )}
      </div>
      <StatusBadge tone={tone}>{words}</StatusBadge>
      {canBeLeftOut && (
        <Button
          variant="subtle"
          size="xs"
          aria-label={`${isLeftOut ? 'Use it' : 'Leave out'}: ${file.name}`}
          onClick={() => photos.change(at, { isLeftOut: !isLeftOut })}
        >
          {isLeftOut ? 'Use it' : 'Leave out'}
        </Button>
      )}
    </li>
  )
}
