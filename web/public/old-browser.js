// SPDX-License-Identifier: MIT
// Says that a browser is too old for the page. It is written for such browsers itself.
(function () {
  'use strict';
  var css = window.CSS;
  if (css && css.supports && css.supports('color', 'light-dark(#000, #fff)')) {
    return;
  }
  var names = 'Chrome 123, Edge 123, Firefox 120, Safari 17.5';
  var isFrench = /^fr/i.test(navigator.language || '');
  var said = document.createElement('p');
  said.id = 'old-browser';
  said.lang = isFrench ? 'fr' : 'en';
  said.setAttribute('role', 'alert');
  said.appendChild(
    document.createTextNode(
      isFrench
        ? 'Ce navigateur est trop ancien pour cette page. Il faut au moins ' + names + '.'
        : 'This browser is too old for this page. It takes at least ' + names + '.',
    ),
  );
  document.body.insertBefore(said, document.body.firstChild);
})();
