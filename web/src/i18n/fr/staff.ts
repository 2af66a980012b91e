// SPDX-License-Identifier: MIT
import type { staff as english } from '../en/staff';
import { plural } from './grammar';

/** The words of the page of staff: entry, navigation, questions, notices. */
export const staff: typeof english = {
  title: 'Concours : encadrement',
  skip: 'Aller au contenu',
  nav: 'Pages',
  leave: 'Quitter',
  roles: { invigilator: 'Surveillance', teacher: 'Enseignement', organiser: 'Organisation' },
  groups: 'Groupes',
  enter: {
    title: 'Entrer comme encadrant',
    code: 'Votre code',
    help: 'Le code des enseignants et des organisateurs a vingt lettres et chiffres. Le code du jour, pour la surveillance, en a douze.',
    go: 'Entrer',
    pupils: 'Entrée des élèves',
    faults: {
      sign: (sign: string) =>
        `Aucun code n’a le signe ${sign} : les codes ont des chiffres, et des lettres sauf I, L, O et U.`,
      length: (length: number) =>
        `Un code a 20 lettres et chiffres, ou 12 pour un code du jour, et ici il y en a ${length}. Comparez-le avec votre lettre.`,
      mistyped: 'Le code est mal tapé. Comparez-le avec votre lettre, signe par signe.',
    },
  },
  ask: { no: 'Non, revenir' },
  undo: { undo: 'Annuler', close: 'Fermer', taken: 'C’est annulé.' },
  notices: { label: 'Avis des organisateurs', read: 'J’ai lu' },
  unreached: {
    title: 'Le serveur est hors d’atteinte',
    again: 'Réessayer',
    since: 'Serveur hors d’atteinte : dernier état connu.',
    fresh: 'La page demande toutes les cinq secondes.',
  },
  nowhere: { title: 'Cette page n’existe pas', back: 'Retour au début' },
  facts: {
    pupils: (count: number) => plural(count, 'élève', 'élèves'),
    minutes: (minutes: number) => plural(minutes, 'minute', 'minutes'),
  },
  refusals: {
    unreached: 'Le serveur est hors d’atteinte. Vérifiez le réseau, puis réessayez.',
    unknown_code:
      'Ce code n’est pas connu ici. Comparez-le avec votre lettre, ou demandez aux organisateurs.',
    mistyped: 'Le code est mal tapé. Comparez-le avec votre lettre, signe par signe.',
    entrant: 'C’est le code d’un élève. Les élèves entrent par leur propre page.',
    wait: 'Trop de codes étaient faux. Attendez un instant, puis réessayez.',
    token: 'La session est terminée. Tapez de nouveau votre code.',
    role: 'Votre code ne le permet pas. Demandez aux organisateurs.',
    not_found: 'Cela n’existe pas, ou n’est pas à vous.',
    quota:
      'C’est plus d’élèves que votre quota ne le permet. Demandez-en un plus grand aux organisateurs.',
    taken: 'Vous avez déjà un groupe de ce nom. Choisissez-en un autre.',
    both_wrote: 'Les deux ont écrit des réponses : ils restent deux.',
    names_off: 'Ce concours ne garde pas de noms.',
    nothing: 'Il n’y a encore rien à imprimer.',
    not_built: 'Le serveur a été construit sans cela. Demandez aux organisateurs.',
    not_open:
      'Ce n’est pas l’heure. Permettez d’abord de commencer plus tard, ou demandez aux organisateurs.',
    not_published: 'Les résultats ne sont pas encore publiés.',
    open: 'C’est impossible tant que des élèves écrivent.',
    asks: 'Le serveur demande une confirmation. Réessayez.',
    bad_request: 'Le serveur ne comprend pas. Vérifiez ce que vous avez entré.',
    too_large: 'C’est trop grand. Faites-le en plusieurs fois.',
    busy: 'Le serveur est occupé. Réessayez dans un instant.',
    over: 'Cette participation est terminée.',
    not_marked: 'Les copies ne sont pas encore corrigées. Corrigez-les d’abord.',
    no_answers: 'Aucune copie n’est encore rendue.',
    not_handed_in: 'Cette copie n’a pas été rendue.',
    other: (code: string) =>
      `Le serveur refuse cela (${code}). Réessayez, ou demandez aux organisateurs.`,
  },
};
