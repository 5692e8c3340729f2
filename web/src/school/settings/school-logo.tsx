import { mailedLogo } from '@sabimark/domain/words/picture/limits.ts'
import { client } from '../../platform/client.ts'
import { PicturePicker } from '../../platform/picture/picture-picker.tsx'
import { meKey, queryClient, readAgain } from '../../platform/queries.ts'
import { useMe } from '../../platform/session.ts'
import { Card } from '../../platform/ui/card.tsx'

/** Where an administrator sets the logo of the school. */
export function SchoolLogo() {
  const { school, schoolLogo } = useMe()
  return (
    <Card title="School Logo">
      <PicturePicker
        kind="logo"
        noun="logo"
        alt={`Logo of ${school}`}
        src={schoolLogo}
        hint={`Recommended logo size 512x512 pixels. Emails go out without a logo above ${mailedLogo.bytes / 1000} kB.`}
        save={(data, pressed, small) => client.school.setLogo({ data, small }, pressed)}
        onSaved={() => Promise.all([queryClient.invalidateQueries({ queryKey: meKey }), readAgain()])}
      />
    </Card>
  )
}
