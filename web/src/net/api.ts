import type { Again, AllPuzzles, AskBot, Before, BotChoice, Ceremony, Delay, Devices, Fault, Footprint, FoundPosition, GameInfo, GameLessons, Identity, Imported, Joined, LessonAnswer, LessonStep, Link, Lobby, MakeOffer, Mail, MailDone, MailWanted, Me, MyDevices, MyTables, NewTable, Opened, OpenLog, PlayedGames, Preferences, PrivateLink, PushKey, PuzzleAnswer, PuzzleHint, PuzzleShown, PuzzleTry, Recognised, Replay, ReviewTold, SetUp, SharePosition, Silence, Statistics, Studied, Study, Subscription, TableInfo, Think, Thought, TryAgain } from "../protocol";
import { connection } from "./connection.svelte";

type Offer = MakeOffer["what"];

/** The server refused, or could not be reached (`code` "offline"). */
export class ApiError extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly status: number,
    readonly facts: Record<string, number | string> = {},
  ) {
    super(message);
  }
}

async function request<T>(method: "GET" | "POST", path: string, body?: unknown, key?: string | null): Promise<T> {
  return (await (await answer(method, path, body, key)).json()) as T;
}

/** What the server answers, if it does what it was asked. */
async function answer(method: "GET" | "POST", path: string, body?: unknown, key?: string | null, signal: AbortSignal | null = null): Promise<Response> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers["content-type"] = "application/json";
  if (key) headers["ludoteka-key"] = key;
  let response: Response;
  try {
    response = await fetch(path, { method, headers, body: body === undefined ? null : typeof body === "string" ? body : JSON.stringify(body), credentials: "same-origin", signal });
  } catch (cause) {
    if (!signal?.aborted) connection.lost();
    throw new ApiError("offline", String(cause), 0);
  }
  connection.heard(response);
  if (response.ok) return response;
  let fault: Partial<Fault> = {};
  try {
    fault = (await response.json()) as Fault;
  } catch {
    // not one of ours: a proxy's page
  }
  throw new ApiError(fault.code ?? "unexpected", fault.message ?? response.statusText, response.status, fault.args);
}

/** Answers that come one after the other, a line of JSON each, until the server is done or `signal` says stop. */
async function* lines<T>(path: string, body: unknown, signal: AbortSignal): AsyncGenerator<T> {
  const { body: stream } = await answer("POST", path, body, null, signal);
  const reader = stream?.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    const [...whole] = (rest + part.value).split("\n");
    rest = whole.pop() ?? "";
    for (const line of whole) yield JSON.parse(line) as T;
  }
}

const post = <T>(path: string, body: unknown = {}) => request<T>("POST", path, body);
const table = (id: string) => `/api/tables/${encodeURIComponent(id)}`;

const puzzle = (game: string, id: string) => `/api/puzzles/${encodeURIComponent(game)}/${encodeURIComponent(id)}`;

export const api = {
  me: () => request<Me>("GET", "/api/me"),
  callMe: (name: string) => post<Me>("/api/me", { name }),
  prefer: (chosen: Preferences) => post<Preferences>("/api/me/preferences", chosen),
  pushKey: () => request<PushKey>("GET", "/api/push"),
  subscribe: (device: Subscription) => post<Devices>("/api/me/push", device),
  mail: () => request<Mail>("GET", "/api/me/mail"),
  wantMail: (wanted: MailWanted) => post<Mail>("/api/me/mail", wanted),
  noMail: () => post<Mail>("/api/me/mail/off", {}),
  confirmMail: (code: string) => post<MailDone>("/api/mail/confirm", { code }),
  endMail: (token: string) => post<MailDone>(`/api/mail/off?token=${encodeURIComponent(token)}`, {}),
  unsubscribe: (endpoint: string) => post<Devices>("/api/me/push/off", { endpoint }),
  silence: (id: string) => request<Silence>("GET", `${table(id)}/silence`),
  beSilent: (id: string, silent: boolean) => post<Silence>(`${table(id)}/silence`, { silent }),
  myLink: () => post<PrivateLink>("/api/me/link"),
  voidLink: () => post<MyDevices>("/api/me/link/off"),
  devices: () => request<MyDevices>("GET", "/api/me/devices"),
  removeDevice: (id: string) => post<MyDevices>("/api/me/devices/remove", { id }),
  askForPasskey: () => post<Ceremony>("/api/me/passkeys/ask"),
  addPasskey: (credential: Record<string, unknown>) => post<MyDevices>("/api/me/passkeys", { credential }),
  removePasskey: (id: string) => post<MyDevices>("/api/me/passkeys/remove", { id }),
  askToComeBack: () => post<Ceremony>("/api/passkey/ask"),
  recognise: (credential: Record<string, unknown>) => post<Recognised>("/api/passkey", { credential }),
  footprint: () => request<Footprint>("GET", "/api/me/forget"),
  forgetMe: (name: string) => post<Me>("/api/me/forget", { name }),
  whoseLink: (code: string) => post<Identity>("/api/me/continue/who", { code }),
  continueAs: (code: string, instead: boolean) => post<Me>("/api/me/continue", { code, instead }),
  before: () => request<Before>("GET", "/api/me/before"),
  goBack: () => post<Me>("/api/me/back"),
  games: () => request<GameInfo[]>("GET", "/api/games"),
  lobby: () => request<Lobby>("GET", "/api/tables"),
  mine: () => request<MyTables>("GET", "/api/me/tables"),
  /** What I have played; `search` as in an address. */
  played: (search: URLSearchParams) => request<PlayedGames>("GET", `/api/me/games?${search}`),
  statistics: () => request<Statistics>("GET", "/api/me/statistics"),
  /** Records, a line each; `first` is the number of the first line in its file. */
  importGames: (lines: string, first: number) => request<Imported>("POST", `/api/me/games/import?first=${first}`, lines),
  open: (plan: NewTable) => post<Opened>("/api/tables", plan),
  table: (id: string, key?: string | null) => request<TableInfo>("GET", table(id), undefined, key),
  join: (id: string, seat: number | null, key: string | null) => post<Joined>(`${table(id)}/join`, { seat, key }),
  leave: (id: string) => post<TableInfo>(`${table(id)}/leave`),
  comeBack: (id: string) => post<TableInfo>(`${table(id)}/return`),
  start: (id: string, levels: (string | null)[]) => post<TableInfo>(`${table(id)}/start`, { level: "regular", levels }),
  nameSeat: (id: string, seat: number, name: string) => post<TableInfo>(`${table(id)}/name`, { seat, name }),
  hush: (id: string, chat: boolean) => post<TableInfo>(`${table(id)}/chat`, { chat }),
  laterLink: (id: string, delay: Delay) => post<Link>(`${table(id)}/link/later`, delay),
  offer: (id: string, what: Offer) => post<TableInfo>(`${table(id)}/offer`, { what }),
  answerOffer: (id: string, what: Offer, agree: boolean | null) => post<TableInfo>(`${table(id)}/answer`, { what, agree }),
  resume: (id: string) => post<TableInfo>(`${table(id)}/resume`, {}),
  rematch: (id: string, answer: Again) => post<TableInfo>(`${table(id)}/rematch`, answer),
  link: (id: string) => post<Link>(`${table(id)}/link`),
  /** The links that were sent before open nothing any more. */
  newLink: (id: string) => post<Link>(`${table(id)}/link/new`),
  record: (id: string, key?: string | null) => request<Record<string, unknown>>("GET", `${table(id)}/record`, undefined, key),
  /** After the end: what was hidden in each move. */
  openLog: (id: string, key?: string | null) => request<OpenLog>("GET", `${table(id)}/log`, undefined, key),
  lessons: () => request<GameLessons[]>("GET", "/api/lessons"),
  lessonStep: (game: string, lesson: string, step: string) => request<LessonStep>("GET", `/api/lessons/${game}/${lesson}/${step}`),
  tryStep: (game: string, lesson: string, step: string, action: Record<string, unknown>) => post<LessonAnswer>(`/api/lessons/${game}/${lesson}/${step}`, { action }),
  puzzles: () => request<AllPuzzles>("GET", "/api/puzzles"),
  puzzle: (game: string, id: string) => request<PuzzleShown>("GET", puzzle(game, id)),
  puzzleHint: (game: string, id: string, number: number) => request<PuzzleHint>("GET", `${puzzle(game, id)}/hint/${number}`),
  tryPuzzle: (game: string, id: string, tried: PuzzleTry) => post<PuzzleAnswer>(puzzle(game, id), tried),
  study: (asked: Partial<Study> & { game: string; position: string }) => post<Studied>("/api/study", asked),
  setUp: (asked: SetUp) => post<FoundPosition>("/api/positions", asked),
  readPosition: (game: string, position: string) => post<FoundPosition>("/api/positions/read", { game, position }),
  sharePosition: (asked: SharePosition) => post<FoundPosition>("/api/positions/link", asked),
  tablePosition: (id: string, move: number | null, seat: number | null, key?: string | null) =>
    request<FoundPosition>("GET", `${table(id)}/position?${new URLSearchParams({ ...(move === null ? {} : { move: String(move) }), ...(seat === null ? {} : { seat: String(seat) }) })}`, undefined, key),
  think: (asked: Think, signal: AbortSignal) => lines<Thought>("/api/study/think", asked, signal),
  askBot: (asked: AskBot) => post<BotChoice>("/api/study/bot", asked),
  review: (id: string, key?: string | null) => request<ReviewTold>("GET", `${table(id)}/review`, undefined, key),
  beginReview: (id: string, key?: string | null, quick = false) => request<ReviewTold>("POST", `${table(id)}/review${quick ? "?quick=true" : ""}`, {}, key),
  /** Go on from a decision of a game that is over, against bots. */
  tryAgain: (id: string, wanted: TryAgain, key?: string | null) => request<Opened>("POST", `${table(id)}/again`, wanted, key),
  replay: (id: string, seat: number | null, first: number, key?: string | null) =>
    request<Replay>("GET", `${table(id)}/replay?first=${first}${seat === null ? "" : `&seat=${seat}`}`, undefined, key),
};
