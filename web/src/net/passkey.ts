import type { MyDevices, Recognised } from "../protocol";
import { api } from "./api";

/** Browsers offer passkeys at secure addresses that have a name. */
export const possible = "PublicKeyCredential" in globalThis && globalThis.isSecureContext && !/^[\d.]+$|:/.test(location.hostname.replace(/^\[|\]$/g, ""));

type Json = Record<string, unknown>;

function bytes(text: string): ArrayBuffer {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0)).buffer;
}

function text(data: ArrayBuffer): string {
  return btoa(String.fromCharCode(...new Uint8Array(data))).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** What the server asks for, as the browser wants it: bytes where JSON has text. */
function asked(options: Json): Json {
  const named = (list: unknown) => ((list as Json[] | undefined) ?? []).map((one) => ({ ...one, id: bytes(one["id"] as string) }));
  const user = options["user"] as Json | undefined;
  return {
    ...options,
    challenge: bytes(options["challenge"] as string),
    ...(user ? { user: { ...user, id: bytes(user["id"] as string) }, excludeCredentials: named(options["excludeCredentials"]) } : { allowCredentials: named(options["allowCredentials"]) }),
  };
}

function told(credential: PublicKeyCredential): Json {
  const { response } = credential;
  const names = ["clientDataJSON", "attestationObject", "authenticatorData", "signature", "userHandle"];
  const found = names.flatMap((name) => {
    const part = (response as unknown as Record<string, ArrayBuffer | null | undefined>)[name];
    return part ? [[name, text(part)] as const] : [];
  });
  return { id: credential.id, rawId: text(credential.rawId), type: credential.type, response: Object.fromEntries(found) };
}

/** Nobody was there, or somebody has changed their mind: browsers tell no more. */
export class Stopped extends Error {}

async function shown(act: () => Promise<Credential | null>): Promise<Json> {
  let credential: Credential | null;
  try {
    credential = await act();
  } catch (error) {
    throw new Stopped(String(error));
  }
  if (!credential) throw new Stopped();
  return told(credential as PublicKeyCredential);
}

/** Let this browser, or what it is connected with, make a passkey. */
export async function makePasskey(): Promise<MyDevices> {
  const publicKey = asked((await api.askForPasskey()).options) as unknown as PublicKeyCredentialCreationOptions;
  return api.addPasskey(await shown(() => navigator.credentials.create({ publicKey })));
}

/** Whose passkey somebody shows; nothing is changed by it. */
export async function showPasskey(): Promise<Recognised> {
  const publicKey = asked((await api.askToComeBack()).options) as unknown as PublicKeyCredentialRequestOptions;
  return api.recognise(await shown(() => navigator.credentials.get({ publicKey })));
}

/** Tell the browser that a passkey opens nothing any more, so that it offers it no more; not every browser listens. */
export function dropPasskey(credentialId: string): void {
  const known = globalThis.PublicKeyCredential as { signalUnknownCredential?: (about: Json) => Promise<void> } | undefined;
  void known?.signalUnknownCredential?.({ rpId: location.hostname, credentialId }).catch(() => undefined);
}
