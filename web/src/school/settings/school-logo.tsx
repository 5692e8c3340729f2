import { mailedLogo } from '@sabimark/domain/words/picture/limits.ts'
import { useState } from 'react'
import { type Pressed, useAct } from '../../platform/act.ts'
import { client } from '../../platform/client.ts'
import type { FormPart } from '../../platform/form-sheets/form-part.ts'
import { WideRow } from '../../platform/form-sheets/form-row.tsx'
import { PictureChoice } from '../../platform/picture/picture-choice.tsx'
import { type ChosenPicture, usePicture } from '../../platform/picture/use-picture.ts'
import { meKey, queryClient, readAgain } from '../../platform/queries.ts'
import { useMe } from '../../platform/session.ts'

type Sent = { data: string | null; small: string | null }
type LogoPart = { part: FormPart; chosen: ChosenPicture; isRemoved: boolean; onRemove: () => void; onFile: () => void }

const hint = `Recommended logo size 512x512 pixels. Emails go out without a logo above ${mailedLogo.bytes / 1000} kB.`

/** The logo of the school as it is chosen or taken away here; the bar of the page saves it with the rest. */
export function useLogoPart(): LogoPart {
  const chosen = usePicture('logo')
  const { picture, drop } = chosen
  const [isRemoved, setIsRemoved] = useState(false)
  const [said, setSaid] = useState<string | null>(null)
  const saving = useAct(
    (sent: Sent, pressed: Pressed) => client.school.setLogo(sent, pressed),
    () => {
      drop()
      setIsRemoved(false)
      setSaid('Saved.')
      return Promise.all([queryClient.invalidateQueries({ queryKey: meKey }), readAgain()])
    },
  )
  const part: FormPart = {
    changed: picture || isRemoved ? ['School Logo'] : [],
    isWorking: saving.isWorking,
    check: () => true,
    save: () => saving.act({ data: picture?.data ?? null, small: picture?.small ?? null }),
    discard: () => {
      drop()
      setIsRemoved(false)
      saving.forget()
    },
    ...{ error: saving.error, conflict: null, said, history: [] },
  }
  return {
    part,
    chosen,
    isRemoved,
    onRemove: () => setIsRemoved(true),
    onFile: () => {
      setSaid(null)
      setIsRemoved(false)
      saving.forget()
    },
  }
}

/** Where an administrator sets the logo of the school. */
export function LogoRow({ part, chosen, isRemoved, onRemove, onFile }: LogoPart) {
  const { school, schoolLogo } = useMe()
  return (
    <WideRow label="School Logo" isChanged={part.changed.length > 0}>
      <PictureChoice
        kind="logo"
        noun="logo"
        alt={`Logo of ${school}`}
        src={isRemoved ? null : schoolLogo}
        {...{ hint, chosen, onRemove, onFile }}
        isWorking={part.isWorking}
      />
    </WideRow>
  )
}
