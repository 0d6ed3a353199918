/** @jest-environment node */
import './embed/embeds';
import './embed/oembed';
