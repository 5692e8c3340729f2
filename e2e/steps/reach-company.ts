// The company has said how it is reached, as its Settings would; nobody has asked for a public page yet.
import { inDatabase } from '../kill/database.ts'
import type { Server } from '../server.ts'

export async function reachCompany({ dataDir }: Server): Promise<void> {
  await inDatabase(dataDir, (ask) =>
    ask(
      `UPDATE schools SET email = 'help@sabimark.test', phone = '+234 800 000 0000', whatsapp = '+234 800 000 0000',
         facebook = 'facebook.com/sabimark', x_page = 'x.com/sabimark', instagram = 'instagram.com/sabimark',
         linkedin = 'https://linkedin.com/company/sabimark'
       WHERE subdomain = 'platform'`,
    ),
  )
}
