import { Button, NativeSelect } from '@mantine/core'
import { IconPhoto } from '@tabler/icons-react'
import { useState } from 'react'
import { ReviewTabs } from '../../../platform/import/review-tabs.tsx'
import { StatusBadge } from '../../../platform/ui/status-badge.tsx'
import { OwnerDialog } from './owner-dialog.tsx'
import { isGuessed, isOpen, isToSend, type LookedAt, photoStates } from './photo-files.ts'
import styles from './photos.module.css'
import type { Photos } from './use-photos.ts'

/** So many are drawn at a time. */
const step = 60

const tabs = {
  all: { label: 'All', has: () => true },
  send: { label: 'To add', has: isToSend },
  guessed: { label: 'By name', has: (one: LookedAt) => isToSend(one) && isGuessed(one) },
  open: { label: 'Needs you', has: isOpen, tone: 'amber' },
  unknown: { label: 'No student', has: ({ state }: LookedAt) => state === 'unknown', tone: 'amber' },
  unread: { label: 'Not a picture', has: ({ state }: LookedAt) => state === 'unread', tone: 'amber' },
  kept: { label: 'Have a photo', has: ({ state }: LookedAt) => state === 'kept' },
  out: { label: 'Left out', has: ({ state }: LookedAt) => state === 'left-out' },
  added: { label: 'Added', has: ({ state }: LookedAt) => state === 'added' },
} as const satisfies Record<string, { label: string; has: (one: LookedAt) => boolean; tone?: 'amber' }>

type Tab = keyof typeof tabs

/** Every file with the picture it becomes, whose it is, and what is to be said about it. */
export function PhotoList({ photos }: { photos: Photos }) {
  const { looked, students } = photos
  const [asked, setAsked] = useState<LookedAt | null>(null)
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
          <Line key={one.at} one={one} photos={photos} onAsk={() => setAsked(one)} />
        ))}
      </ul>
      {listed.length > most && (
        <Button variant="subtle" fullWidth onClick={() => setMost(most + step)}>
          Show more
        </Button>
      )}
      {asked && (
        <OwnerDialog
          file={asked.file}
          students={students}
          onChoose={(chosen) => {
            photos.change(asked.at, { chosen, refused: null })
            setAsked(null)
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  )
}

type LineProps = { one: LookedAt; photos: Photos; onAsk: () => void }

function Line({ one, photos, onAsk }: LineProps) {
  const { file, at, state, owner, why } = one
  const { tone, words } = photoStates[state]
  const { owners, chosen, isLeftOut, picture } = file
  const isFree = !file.isAdded && file.problem === null && !photos.isAdding
  const canBeLeftOut = isFree && (owner !== null || owners.length > 0)
  const canBeAnother = isFree && !isLeftOut && (!owner || chosen !== null || isGuessed(one))
  const offered = [...owners, ...(chosen && !owners.includes(chosen) ? [chosen] : [])]
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
        {(owners.length > 1 || (owners.length > 0 && file.by === 'doubt')) && !file.isAdded && !isLeftOut && (
          <NativeSelect
            aria-label={`Student of ${file.name}`}
            value={chosen?.id ?? ''}
            disabled={photos.isAdding}
            data={[
              { value: '', label: 'Choose a student' },
              ...offered.map(({ id, name, studentNumber }) => ({ value: id, label: `${name} · ${studentNumber}` })),
            ]}
            onChange={({ currentTarget: { value } }) =>
              photos.change(at, { chosen: offered.find(({ id }) => id === value) ?? null })
            }
          />
        )}
        {canBeAnother && (
          <Button
            className={styles.ask}
            variant="default"
            size="xs"
            aria-label={`${owner || owners.length > 0 ? 'Somebody else' : 'Choose the student'}: ${file.name}`}
            onClick={onAsk}
          >
            {owner || owners.length > 0 ? 'Somebody else' : 'Choose the student'}
          </Button>
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
