import { Checkbox } from '@mantine/core'
import { Dialog } from '../platform/ui/dialog.tsx'
import styles from './desk.module.css'
import { deskKeys } from './desk-keys.ts'

type KeysDialogProps = { isOpen: boolean; onClose: () => void; isOn: boolean; onSwitch: (isOn: boolean) => void }

/** All keys of the desk, and the switch that takes them off. */
export function KeysDialog({ isOpen, onClose, isOn, onSwitch }: KeysDialogProps) {
  return (
    <Dialog isOpen={isOpen} title="Keys" onClose={onClose}>
      <dl className={styles.legend}>
        {deskKeys.map(([keys, does]) => (
          <div key={does}>
            <dt>
              {keys.map((key) => (
                <kbd key={key} className={styles.key}>
                  {key}
                </kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <Checkbox
        label="Use these keys on this device"
        checked={isOn}
        onChange={(event) => onSwitch(event.currentTarget.checked)}
      />
    </Dialog>
  )
}
