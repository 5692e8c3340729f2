import { client } from '../../platform/client.ts'
import { PicturePicker } from '../../platform/picture/picture-picker.tsx'
import { meKey, queryClient } from '../../platform/queries.ts'
import { useMe } from '../../platform/session.ts'
import { Card } from '../../platform/ui/card.tsx'

/** Where an administrator sets the logo of the school. */
export function SchoolLogo() {
  const { school, schoolLogo } = useMe()
  return (
    <Card title="School logo">
      <PicturePicker
        kind="logo"
        noun="logo"
        alt={`Logo of ${school}`}
        src={schoolLogo}
        hint="Recommended logo size 512x512 pixels"
        save={(data) => client.school.setLogo({ data })}
        onSaved={() => queryClient.invalidateQueries({ queryKey: meKey })}
      />
    </Card>
  )
}
