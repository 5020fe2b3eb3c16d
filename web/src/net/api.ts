import type { Again, Before, Fault, GameInfo, GameLessons, Identity, Joined, LessonAnswer, LessonStep, Link, Lobby, Me, MyTables, NewTable, Opened, OpenLog, Replay, ReviewTold, Studied, Study, TableInfo } from "../protocol";

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
  const headers: Record<string, string> = {};
  if (body !== undefined) headers["content-type"] = "application/json";
  if (key) headers["ludoteka-key"] = key;
  let response: Response;
  try {
    response = await fetch(path, { method, headers, body: body === undefined ? null : JSON.stringify(body), credentials: "same-origin" });
  } catch (cause) {
    throw new ApiError("offline", String(cause), 0);
  }
  if (response.ok) return (await response.json()) as T;
  let fault: Partial<Fault> = {};
  try {
    fault = (await response.json()) as Fault;
  } catch {
    // not one of ours: a proxy's page
  }
  throw new ApiError(fault.code ?? "unexpected", fault.message ?? response.statusText, response.status, fault.args);
}

const post = <T>(path: string, body: unknown = {}) => request<T>("POST", path, body);
const table = (id: string) => `/api/tables/${encodeURIComponent(id)}`;

export const api = {
  me: () => request<Me>("GET", "/api/me"),
  callMe: (name: string) => post<Me>("/api/me", { name }),
  myLink: () => post<Link>("/api/me/link"),
  whoseLink: (code: string) => post<Identity>("/api/me/continue/who", { code }),
  continueAs: (code: string, instead: boolean) => post<Me>("/api/me/continue", { code, instead }),
  before: () => request<Before>("GET", "/api/me/before"),
  goBack: () => post<Me>("/api/me/back"),
  games: () => request<GameInfo[]>("GET", "/api/games"),
  lobby: () => request<Lobby>("GET", "/api/tables"),
  mine: () => request<MyTables>("GET", "/api/me/tables"),
  open: (plan: NewTable) => post<Opened>("/api/tables", plan),
  table: (id: string, key?: string | null) => request<TableInfo>("GET", table(id), undefined, key),
  join: (id: string, seat: number | null, key: string | null) => post<Joined>(`${table(id)}/join`, { seat, key }),
  leave: (id: string) => post<TableInfo>(`${table(id)}/leave`),
  comeBack: (id: string) => post<TableInfo>(`${table(id)}/return`),
  start: (id: string, levels: (string | null)[]) => post<TableInfo>(`${table(id)}/start`, { level: "regular", levels }),
  nameSeat: (id: string, seat: number, name: string) => post<TableInfo>(`${table(id)}/name`, { seat, name }),
  hush: (id: string, chat: boolean) => post<TableInfo>(`${table(id)}/chat`, { chat }),
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
  study: (asked: Partial<Study> & { game: string; position: string }) => post<Studied>("/api/study", asked),
  review: (id: string, key?: string | null) => request<ReviewTold>("GET", `${table(id)}/review`, undefined, key),
  beginReview: (id: string, key?: string | null) => request<ReviewTold>("POST", `${table(id)}/review`, {}, key),
  replay: (id: string, seat: number | null, first: number, key?: string | null) =>
    request<Replay>("GET", `${table(id)}/replay?first=${first}${seat === null ? "" : `&seat=${seat}`}`, undefined, key),
};
