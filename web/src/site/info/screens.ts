/** What a screen is for, by its name in the menu or the search. `who` sees it. */
export type Screen = { name: string; who: string; lines: readonly string[] }

/** Every screen of the menu and the search, in their order; a test in the shell holds them against the pages there are. */
export const screens: readonly Screen[] = [
  {
    name: 'Dashboard',
    who: 'Everybody',
    lines: [
      'How the school stands: students, teachers, exams that run, the average, recent exams and what happened recently. Until the first marks it leads through the first steps.',
      'The search in the top bar, or Ctrl and K, finds people, exams, subjects and every screen. The bell shows what is new to you.',
    ],
  },
  {
    name: 'Subjects',
    who: 'Administrators',
    lines: [
      'Add, edit, switch off and export subjects. A subject with questions or exams can be switched off, not deleted.',
    ],
  },
  {
    name: 'Students',
    who: 'Administrators; teachers see the students of their classes',
    lines: [
      'Search, filter by class and status, sort, choose several and move or deactivate them, or mark them as left with the reason. Every change of several can be undone for 30 days.',
      'Begin a school year proposes where each class goes: correct it, choose who repeats, goes elsewhere or leaves, and begin the year for everybody at once. Results stay with the class they were sat in.',
      'Add photos takes many pictures at once, each named by student ID or name, and makes them small before they are sent. You can also choose whose picture it is.',
      'Issue slips prints the student ID and a new first password. A student’s page shows their record, its history and every result.',
    ],
  },
  {
    name: 'Classes',
    who: 'Administrators',
    lines: [
      'A class is a level and an arm, such as SS2 and B. Add several adds all of some levels and arms at once. Close one that is no longer used: its past results keep it.',
    ],
  },
  {
    name: 'Teachers',
    who: 'Administrators',
    lines: [
      'Add a teacher with email and employee ID, by an invitation or with a slip, and give them subjects and classes. They see the exams and questions of their subjects.',
      'When a teacher leaves, hand their exams and questions over to another: who created them stays named.',
    ],
  },
  {
    name: 'Exams',
    who: 'Administrators; teachers and students as My Exams',
    lines: [
      'Write a draft for classes, for students by name or for both, preview it as a candidate would see it, publish it for its time or start it now. Staff are warned of clashes before they publish.',
      'In its menu the owner of an exam, or an administrator, moves it to another time or withdraws it while nobody has begun, publishes what was changed of its questions in the bank for candidates who begin later, copies it, puts it into the archive, or deletes a draft. Each says what it means before it is done; candidates are told.',
      'Where Exam Settings ask for approval, a teacher sends a draft to the administrators, who publish it as it was sent or send it back with a reason.',
      'In an exam of type Practice candidates check each answer as they go; its results are listed and count in no average, ranking or report.',
      'Students see what they can sit, when, and what they have sat.',
    ],
  },
  {
    name: 'Try the exam room',
    who: 'Students; the company',
    lines: [
      'Six short questions, one of every kind, in the room in which exams are sat. They are marked on the spot; nothing is saved and it counts for nothing.',
    ],
  },
  {
    name: 'Timetable',
    who: 'Administrators and teachers',
    lines: ['The exams of the week for every class, with clashes, to print by class.'],
  },
  {
    name: 'Question Bank',
    who: 'Administrators and teachers',
    lines: [
      'Write questions of every kind, also about a shared passage, with mathematics, tables and pictures. Import reads files of other programs; you look at each question before it is added.',
    ],
  },
  {
    name: 'Marking',
    who: 'Administrators and teachers',
    lines: [
      'Essays and answers that wait for a person, without names, question by question. Marks given on paper are also entered here.',
    ],
  },
  {
    name: 'Results & Analytics',
    who: 'Administrators; teachers as Results, students as My Results',
    lines: [
      'All results in one list, to search, filter, sort and export. An exam’s page shows who was absent, releases scores, decides about late answers, and says what its questions are worth.',
      'Under Corrections a wrong key is corrected, a question annulled, or marks given to everybody. Who moves is shown first, the papers are marked again, and whom it moves is told.',
    ],
  },
  {
    name: 'Reports',
    who: 'Administrators; teachers of their own classes',
    lines: [
      'Performance, attendance, grades and analytics of a week, month, term, year or your own days, and report cards. Preview, print, make a file, email it, or share it with a PIN.',
    ],
  },
  {
    name: 'Terms',
    who: 'Administrators',
    lines: ['The first and the last day of each term. Reports by term and by year follow them.'],
  },
  {
    name: 'Settings',
    who: 'Administrators',
    lines: [
      'School Info, Exam Settings, Security, Notifications and User Management. Each group says when a change takes effect, and one bar saves the whole page; a published exam keeps the settings it was published with.',
    ],
  },
  {
    name: 'Schedule',
    who: 'Students',
    lines: ['The exams of five weeks, reminders, and an address for the calendar of a phone.'],
  },
  {
    name: 'Recent changes',
    who: 'Administrators and teachers',
    lines: ['What was done to several records at once, with Undo.'],
  },
  {
    name: 'Emails',
    who: 'Administrators',
    lines: ['Every email the school sent: waiting, sent or refused, and why. Send one again from here.'],
  },
  {
    name: 'Audit',
    who: 'Administrators and super administrators',
    lines: [
      'Who did what, to whom, when and from where, with each value before and after. Filter by person, kind and day; save it as a file.',
    ],
  },
  {
    name: 'Files',
    who: 'Administrators',
    lines: [
      'Pictures of questions, photos, your logo and reports as files, by name: how large each is, where it is used, and how much room is left.',
    ],
  },
  {
    name: 'Your plan',
    who: 'Administrators',
    lines: [
      'What your school has paid for and until when, how full it is, receipts to print, and the way to another plan from the next period on.',
    ],
  },
  {
    name: 'Profile',
    who: 'Everybody',
    lines: [
      'Your details and picture, your password, a second step at sign-in, where you are signed in, and what you are emailed.',
    ],
  },
  {
    name: 'Schools',
    who: 'The company',
    lines: ['All schools with their plan and how much there is at each, and no student’s name.'],
  },
  {
    name: 'Plans and Payments',
    who: 'The company',
    lines: ['Over all schools: whose plan or trial ends soon, who asks for another plan, and what was paid.'],
  },
]
