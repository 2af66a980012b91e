// SPDX-License-Identifier: MIT
/**
 * How other devices reach this server. A page that was opened at a name of this machine alone, such
 * as `localhost`, asks the server for the addresses that the network knows.
 */
import { computed, signal } from '@preact/signals';

/** The answer of `/network`, which the server gives to pages of its own machine. */
interface Network {
  /** Whether it listens to the network. */
  listening: boolean;
  /** The addresses of the machine, the likeliest first. */
  addresses: string[];
}

const network = signal<Network>();

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** Looks up the network, once, if this page is one that other devices cannot open. */
export async function findReach(host = location.hostname, load = loadNetwork): Promise<void> {
  if (LOOPBACK.test(host) && network.value === undefined) {
    network.value = await load();
  }
}

async function loadNetwork(): Promise<Network | undefined> {
  try {
    const response = await fetch(new URL('network', document.baseURI));
    return response.ok ? readNetwork(await response.json()) : undefined;
  } catch {
    return undefined; // A site of files has no rooms either.
  }
}

function readNetwork(answer: unknown): Network | undefined {
  const { listening, addresses } = answer as Partial<Network>;
  return typeof listening === 'boolean' && Array.isArray(addresses)
    ? { listening, addresses: addresses.filter((one) => /^[\d.]+$/.test(one)) }
    : undefined;
}

/** This page at the address by which the network knows the machine. */
const pageInNetwork = computed(() => {
  const address = network.value?.addresses[0];
  if (address === undefined) {
    return undefined;
  }
  const page = new URL(location.href);
  page.hostname = address;
  page.hash = '';
  return page.href;
});

/** The page as other devices open it. */
export function sharedPage(): string {
  const isOpen = network.value?.listening === true;
  return (isOpen ? pageInNetwork.value : undefined) ?? location.href.split('#', 1).join('');
}

/** Why other devices cannot open this page, if that is known. */
export interface Unreachable {
  /** The address at which they would find it, if the machine is in a network. */
  page: string | undefined;
}

export const unreachable = computed((): Unreachable | undefined =>
  network.value?.listening === false ||
  (network.value?.listening === true && pageInNetwork.value === undefined)
    ? { page: pageInNetwork.value }
    : undefined,
);
