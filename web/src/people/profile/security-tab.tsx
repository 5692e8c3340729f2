import { useState } from 'react'
import { useMe } from '../../platform/session.ts'
import { Card } from '../../platform/ui/card.tsx'
import { Sections } from '../../platform/ui/sections.tsx'
import { SecondFactorCard } from '../second-factor/second-factor-card.tsx'
import { SessionList } from '../sessions/session-list.tsx'
import { PasswordForm } from './password-form.tsx'

/** How one comes in. */
export function SecurityTab() {
  const { role } = useMe()
  const [isSettingUp, setIsSettingUp] = useState(false)
  return (
    <Sections>
      <Card title="Change password">
        <PasswordForm isQuiet={isSettingUp} />
      </Card>
      {role !== 'student' && <SecondFactorCard onStep={setIsSettingUp} />}
      <SessionList />
    </Sections>
  )
}
