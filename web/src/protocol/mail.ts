// Made by `python -m ludoteka.server.typescript`; do not edit.
// What travels between the page and the server, from `server/wire/mail.py`. A test fails when this file is stale.

/** Whether this server writes mails, one's address, and whether it was confirmed. */
export interface Mail {
  offered: boolean;
  address?: string | null;
  confirmed?: boolean;
}

/** What a link in a mail held. */
export interface MailCode {
  code: string;
}

/** What a link in a mail has done. */
export interface MailDone {
  done: boolean;
}

/** Where to write to when it is one's turn; a mail there asks whether that is right. */
export interface MailWanted {
  address: string;
  language?: "en" | "ru" | "uk";
}
