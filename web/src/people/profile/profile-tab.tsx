import { Button } from '@mantine/core'
import type { ProfileRecord } from '@sabimark/contract/answers.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Announcements } from '../../platform/news/announcements.tsx'
import { useMe } from '../../platform/session.ts'
import { Card } from '../../platform/ui/card.tsx'
import { Loaded } from '../../platform/ui/loaded.tsx'
import { Sections } from '../../platform/ui/sections.tsx'
import { EditProfile } from './edit-profile.tsx'
import { EmailCard } from './email-card.tsx'
import { MyPicture } from './my-picture.tsx'
import { ProfileFacts } from './profile-facts.tsx'
import { profileQuery } from './profile-form.ts'

/** One's details, looked at or edited; of staff also picture and email address. */
export function ProfileTab() {
  const { role } = useMe()
  const [isEditing, setIsEditing] = useState(false)
  // Who was signed out meanwhile keeps what was typed: nothing is asked in the background.
  const query = useQuery({ ...profileQuery, refetchOnWindowFocus: !isEditing, refetchOnReconnect: !isEditing })
  return (
    <Loaded query={query} waiting="Loading your profile...">
      {({ profile }) => (
        <Sections>
          <Details profile={profile} isEditing={isEditing} onChange={setIsEditing} />
          {role !== 'student' && <MyPicture />}
          {role !== 'student' && <EmailCard profile={profile} />}
          <Announcements />
        </Sections>
      )}
    </Loaded>
  )
}

type DetailsProps = { profile: ProfileRecord; isEditing: boolean; onChange: (isEditing: boolean) => void }

function Details({ profile, isEditing, onChange }: DetailsProps) {
  const edit = useRef<HTMLButtonElement>(null)
  const before = useRef(isEditing)
  // The keyboard goes on where the form was opened.
  useEffect(() => {
    if (before.current && !isEditing) edit.current?.focus()
    before.current = isEditing
  }, [isEditing])
  return isEditing ? (
    <Card title="Your details">
      <EditProfile profile={profile} onClose={() => onChange(false)} />
    </Card>
  ) : (
    <Card
      title="Your details"
      aside={
        <Button ref={edit} variant="default" onClick={() => onChange(true)}>
          Edit Profile
        </Button>
      }
    >
      <ProfileFacts profile={profile} />
    </Card>
  )
}
