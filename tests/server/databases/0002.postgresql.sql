-- {"tokens": {"Ada": "d649df8cb63cfb50.LEjQKeMIKOc9CLkWTvqfws39e_B1wZD5lYXMNLUyb18", "Bo": "8b2c50f99ddc6c4c.3EFYEuRYHwc4cDTbURltmUkYEHwIJBVVTUiw2FC_bNA"}, "lobby": "_zhEpOccJQuxwRdLlx2KqA", "playing": "WxN2W-fAqpWiDleU_oBuYw", "over": "Af1Xyk10QYi4tCIii5at3Q"}
--
-- PostgreSQL database dump
--


-- Dumped from database version 15.18 (Debian 15.18-0+deb12u1)
-- Dumped by pg_dump version 15.18 (Debian 15.18-0+deb12u1)

SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;

SET default_tablespace = '';

SET default_table_access_method = heap;

--
-- Name: alembic_version; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.alembic_version (
    version_num character varying(32) NOT NULL
);


--
-- Name: guests; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.guests (
    id character varying(32) NOT NULL,
    body text NOT NULL
);


--
-- Name: keys; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.keys (
    name character varying(40) NOT NULL,
    value character varying(64) NOT NULL
);


--
-- Name: members; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.members (
    guest character varying(32) NOT NULL,
    "table" character varying(32) NOT NULL
);


--
-- Name: moves; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.moves (
    "table" character varying(32) NOT NULL,
    ply integer NOT NULL,
    seat integer NOT NULL,
    said text NOT NULL,
    at double precision NOT NULL,
    id character varying(40) NOT NULL,
    epoch integer DEFAULT 0 NOT NULL
);


--
-- Name: tables; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.tables (
    id character varying(32) NOT NULL,
    code character varying(12) NOT NULL,
    host character varying(32) NOT NULL,
    status character varying(12) NOT NULL,
    listed boolean NOT NULL,
    changed double precision NOT NULL,
    due double precision NOT NULL,
    version integer NOT NULL,
    body text NOT NULL,
    worker character varying(16) DEFAULT ''::character varying NOT NULL,
    epoch integer DEFAULT 0 NOT NULL,
    taken double precision DEFAULT '0'::double precision NOT NULL
);


--
-- Name: talk; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.talk (
    "table" character varying(32) NOT NULL,
    number integer NOT NULL,
    guest character varying(32) NOT NULL,
    name character varying(40) NOT NULL,
    channel character varying(12) NOT NULL,
    text text NOT NULL,
    at double precision NOT NULL
);


--
-- Name: workers; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.workers (
    id character varying(16) NOT NULL,
    beat integer NOT NULL,
    at double precision NOT NULL
);


--
-- Data for Name: alembic_version; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.alembic_version VALUES ('0002');


--
-- Data for Name: guests; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.guests VALUES ('d649df8cb63cfb50', '{"id":"d649df8cb63cfb50","name":"Ada","avatar":"fox","token_hash":"3f7cb76d45b4c9050cef70d41a93e42952aaccd48a4fce1c64dfbdb5ba0a6db2","created":1795062782.9461093,"blocked":[]}');
INSERT INTO public.guests VALUES ('8b2c50f99ddc6c4c', '{"id":"8b2c50f99ddc6c4c","name":"Bo","avatar":"fox","token_hash":"06fdc26583813bc8ad6377140abeccdc11f6ee2b22a620c8626642bcb96cff95","created":1795062783.15453,"blocked":[]}');


--
-- Data for Name: keys; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.keys VALUES ('serves', '0001');
INSERT INTO public.keys VALUES ('cookies', 'e1c087e697eb7ae80c07b51cfe85a595cd6dbe80a7ec00ed1f7c70c96f6b9953');
INSERT INTO public.keys VALUES ('alive', '1795062784.388422');


--
-- Data for Name: members; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.members VALUES ('8b2c50f99ddc6c4c', '_zhEpOccJQuxwRdLlx2KqA');
INSERT INTO public.members VALUES ('d649df8cb63cfb50', '_zhEpOccJQuxwRdLlx2KqA');
INSERT INTO public.members VALUES ('8b2c50f99ddc6c4c', 'Af1Xyk10QYi4tCIii5at3Q');
INSERT INTO public.members VALUES ('d649df8cb63cfb50', 'Af1Xyk10QYi4tCIii5at3Q');
INSERT INTO public.members VALUES ('8b2c50f99ddc6c4c', 'WxN2W-fAqpWiDleU_oBuYw');
INSERT INTO public.members VALUES ('d649df8cb63cfb50', 'WxN2W-fAqpWiDleU_oBuYw');


--
-- Data for Name: moves; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.moves VALUES ('Af1Xyk10QYi4tCIii5at3Q', 0, 1, 'open 5S', 1795062783.7698765, '5d032e1f05d973c0', 0);
INSERT INTO public.moves VALUES ('Af1Xyk10QYi4tCIii5at3Q', 1, 0, 'open 3H', 1795062783.7938123, '0ed149b4f1acc847', 0);
INSERT INTO public.moves VALUES ('Af1Xyk10QYi4tCIii5at3Q', 2, 0, 'attack p2', 1795062783.796666, '02a0ab7d595ccb40', 0);
INSERT INTO public.moves VALUES ('Af1Xyk10QYi4tCIii5at3Q', 3, 1, 'upgrade d1', 1795062783.7978857, 'bf4a109b35f89095', 0);
INSERT INTO public.moves VALUES ('Af1Xyk10QYi4tCIii5at3Q', 4, 0, 'attack p2', 1795062783.8179467, 'b6c5b3279bd0c587', 0);
INSERT INTO public.moves VALUES ('Af1Xyk10QYi4tCIii5at3Q', 5, 1, 'upgrade +', 1795062783.821989, '97e053a31b150449', 0);
INSERT INTO public.moves VALUES ('WxN2W-fAqpWiDleU_oBuYw', 0, 1, 'open 9D', 1795062784.1343887, '645182d8b5e6018c', 0);
INSERT INTO public.moves VALUES ('WxN2W-fAqpWiDleU_oBuYw', 1, 0, 'open 7C', 1795062784.1437604, 'a287747b804128bc', 0);
INSERT INTO public.moves VALUES ('WxN2W-fAqpWiDleU_oBuYw', 2, 0, 'upgrade +', 1795062784.1554785, '90d4d041746481f5', 0);
INSERT INTO public.moves VALUES ('WxN2W-fAqpWiDleU_oBuYw', 3, 1, 'upgrade +', 1795062784.171868, '61aabdcd1fe29beb', 0);
INSERT INTO public.moves VALUES ('WxN2W-fAqpWiDleU_oBuYw', 4, 0, 'upgrade d2', 1795062784.1755018, '1a599279cc27b614', 0);


--
-- Data for Name: tables; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.tables VALUES ('_zhEpOccJQuxwRdLlx2KqA', 'HZJ4K2', 'd649df8cb63cfb50', 'lobby', true, 1795062783.329016, 0, 1, '{"id":"_zhEpOccJQuxwRdLlx2KqA","code":"HZJ4K2","game":"upgrade","rules":2,"options":{},"seats":[{"guest":"d649df8cb63cfb50","name":"Ada","avatar":"fox"},{"guest":"8b2c50f99ddc6c4c","name":"Bo","avatar":"owl"},{}],"host":"d649df8cb63cfb50","secret":"sealed:9179c2994f2b89f8f6db1e8e97ad863d","status":"lobby","listed":true,"clock":"none","starts":"lot","hints":false,"commitment":"","rounds":null,"origin":null,"previous":"","following":"","junior":-1,"tied":[],"scores":{},"muted":[],"kept_out":{},"forgotten":[],"votes":{},"hinted":{},"renewed":{},"taken_back":0,"result":"","ending":"","adjourned":false,"created":1795062783.255682,"changed":1795062783.329016,"dealt":0.0,"due":0.0,"version":1}', '', 0, 0);
INSERT INTO public.tables VALUES ('Af1Xyk10QYi4tCIii5at3Q', '4KZH8P', 'd649df8cb63cfb50', 'over', false, 1795062783.8278716, 0, 10, '{"id":"Af1Xyk10QYi4tCIii5at3Q","code":"4KZH8P","game":"upgrade","rules":2,"options":{"turn_limit":4},"seats":[{"guest":"d649df8cb63cfb50","name":"Ada","avatar":"fox","commitment":"60f026a39f384c7caecdbe24b3570750408fad236b2f3651f84eb231c010baf4","contribution":"79d4ed879e30eba710c3f591d72d98a6","nonce":"64f36bd23dd8950cade9ad6f09e3ca3b"},{"guest":"8b2c50f99ddc6c4c","name":"Bo","avatar":"owl","ready":true,"commitment":"b9bb724e36cd1419dde3e9e2b7c3064a4f4588d99fd5645472b5ef7c6786da41","contribution":"cac6bdde3188a16ad9aa4a0855f1f5ae","nonce":"f977ce8d9e41d61de32f59987c343031"}],"host":"d649df8cb63cfb50","secret":"sealed:e97907dee1ec3c12099ce2e111c89e5b","status":"over","listed":false,"clock":"none","starts":"lot","hints":false,"commitment":"6acea9adc3418743789ee0510320d3a93847a76ca9a9552e189f368b96549c83","rounds":{"lot":[0,1],"opening":true},"origin":null,"previous":"","following":"","junior":-1,"tied":[],"scores":{"8b2c50f99ddc6c4c":1},"muted":[],"kept_out":{},"forgotten":[],"votes":{},"hinted":{},"renewed":{},"taken_back":0,"result":"p2","ending":"played","adjourned":false,"created":1795062783.4096231,"changed":1795062783.8278716,"dealt":1795062783.7198946,"due":0.0,"version":10}', '', 0, 0);
INSERT INTO public.tables VALUES ('WxN2W-fAqpWiDleU_oBuYw', 'FBGMPN', 'd649df8cb63cfb50', 'playing', false, 1795062784.063863, 1795321984.1755018, 10, '{"id":"WxN2W-fAqpWiDleU_oBuYw","code":"FBGMPN","game":"upgrade","rules":2,"options":{"tokens":9},"seats":[{"guest":"d649df8cb63cfb50","name":"Ada","avatar":"fox","commitment":"d4e112365a0f74a94b25b77406de6ed843788248f21a69ce0416bbee6fd81406","contribution":"943dbac184c1b17594e5e572a8b3a6d8","nonce":"26ace5edf7d4e640f78f56516d052e22"},{"guest":"8b2c50f99ddc6c4c","name":"Bo","avatar":"owl","ready":true,"commitment":"b5913904c1d7db311406223470170869766f1dc2ed5ad5bbb8f517e3e5bb24a9","contribution":"c848b43ac2b0b9b5d25ae00897abb431","nonce":"5e9516ee772a565d5fa2b683b24d5f52"}],"host":"d649df8cb63cfb50","secret":"sealed:747f87099e858c2ed37c56a1484c7917","status":"playing","listed":false,"clock":"correspondence:3","starts":"lot","hints":false,"commitment":"1699dff9081115c6ef2649d3572cb8c6f4030e1758a9a64cb697d82f53d90620","rounds":{"lot":[0,1],"opening":true},"origin":null,"previous":"","following":"","junior":-1,"tied":[],"scores":{},"muted":[],"kept_out":{},"forgotten":[],"votes":{},"hinted":{},"renewed":{},"taken_back":0,"result":"","ending":"","adjourned":false,"created":1795062783.8580832,"changed":1795062784.063863,"dealt":1795062784.0637522,"due":1795321984.1755018,"version":10}', '', 0, 0);


--
-- Data for Name: talk; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.talk VALUES ('Af1Xyk10QYi4tCIii5at3Q', 0, 'd649df8cb63cfb50', 'Ada', 'players', 'good luck', 1795062783.7622132);
INSERT INTO public.talk VALUES ('WxN2W-fAqpWiDleU_oBuYw', 0, 'd649df8cb63cfb50', 'Ada', 'players', 'good luck', 1795062784.097061);


--
-- Data for Name: workers; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Name: alembic_version alembic_version_pkc; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.alembic_version
    ADD CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num);


--
-- Name: guests guests_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.guests
    ADD CONSTRAINT guests_pkey PRIMARY KEY (id);


--
-- Name: keys keys_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.keys
    ADD CONSTRAINT keys_pkey PRIMARY KEY (name);


--
-- Name: members members_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.members
    ADD CONSTRAINT members_pkey PRIMARY KEY (guest, "table");


--
-- Name: moves moves_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.moves
    ADD CONSTRAINT moves_pkey PRIMARY KEY ("table", ply);


--
-- Name: tables tables_code_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.tables
    ADD CONSTRAINT tables_code_key UNIQUE (code);


--
-- Name: tables tables_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.tables
    ADD CONSTRAINT tables_pkey PRIMARY KEY (id);


--
-- Name: talk talk_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.talk
    ADD CONSTRAINT talk_pkey PRIMARY KEY ("table", number);


--
-- Name: workers workers_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.workers
    ADD CONSTRAINT workers_pkey PRIMARY KEY (id);


--
-- Name: tables_by_due; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX tables_by_due ON public.tables USING btree (status, due);


--
-- Name: tables_by_host; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX tables_by_host ON public.tables USING btree (host, status);


--
-- Name: tables_by_listing; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX tables_by_listing ON public.tables USING btree (listed, status, changed);


--
-- Name: tables_by_worker; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX tables_by_worker ON public.tables USING btree (worker, status);


--
-- Name: members members_table_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.members
    ADD CONSTRAINT members_table_fkey FOREIGN KEY ("table") REFERENCES public.tables(id);


--
-- Name: moves moves_table_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.moves
    ADD CONSTRAINT moves_table_fkey FOREIGN KEY ("table") REFERENCES public.tables(id);


--
-- Name: talk talk_table_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.talk
    ADD CONSTRAINT talk_table_fkey FOREIGN KEY ("table") REFERENCES public.tables(id);


--
-- PostgreSQL database dump complete
--


