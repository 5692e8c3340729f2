import { Profile } from '../people/profile/profile.tsx'
import { NotificationCard } from './preferences/notification-card.tsx'

/** The profile of whoever looks, with what they are told: notifications are of a later room than people. */
export default function ProfilePage() {
  return <Profile notifications={() => <NotificationCard />} />
}
